"""What can be wrong with what somebody gives us.

TwelvefoldError
├── BoxError        a box that cannot be played with          (world.box_file)
├── SeedError       not a seed of up to 256 bits              (engine.stream)
├── DealError       a setup that the rules do not allow       (engine.deal)
├── NotationError   a text that is no move                    (engine.move)
├── IllegalMove     a move that a rule forbids                (engine.move)
└── RecordError     a record that the rules contradict        (engine.paper)
"""


class TwelvefoldError(ValueError):
    """Something given to us is wrong; the message is one sentence that says what and where."""
