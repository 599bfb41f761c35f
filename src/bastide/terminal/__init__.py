"""Playing and replaying in a terminal. Shows only what `state.view(seat)` shows, and knows no rules."""
