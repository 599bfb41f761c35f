"""What players do: one class for each kind of action."""
