"""What is remarked about a bot's turns: by itself, or by its guard. Records and JSON keep these texts as they are."""

CUT_SHORT = "cut short"
"""The remark of a bot whose thought the clock ended before its playouts were done."""
FAULT = "fault: "
"""What the remark about a fault begins with; no bot's own remark does."""
CRASH = FAULT + "crash"
ILLEGAL = FAULT + "illegal move"
ENDLESS = FAULT + "endless thought"
FAULTS = (CRASH, ILLEGAL, ENDLESS)
PLAYED_ON = "naive played on"
"""The remark for a move that naive made because the bot had lost too many processes in this game."""
