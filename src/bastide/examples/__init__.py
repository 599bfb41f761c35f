"""Small complete packages to read and to copy. None of them is among the games until somebody registers it."""
