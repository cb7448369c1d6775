"""Remarks about a bot's turns, by the bot itself or its guard. Records and JSON keep these texts as they are."""

CUT_SHORT = "cut short"
"""The remark of a bot that ran out of time before its playouts were done."""
FAULT = "fault: "
"""How remarks about faults begin; a bot's own remarks never do."""
CRASH = FAULT + "crash"
ILLEGAL = FAULT + "illegal move"
ENDLESS = FAULT + "endless thought"
FAULTS = (CRASH, ILLEGAL, ENDLESS)
PLAYED_ON = "naive played on"
"""The remark about a move by naive after the bot lost too many processes in the game."""
