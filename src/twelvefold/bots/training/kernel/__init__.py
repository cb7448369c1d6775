"""Games that are counted, in compiled code; apart, so that nobody who only plays has to compile it."""
