"""Players made of code: each sees what its seat sees and answers with one action."""
