"""How the learned values were made: `play` collects positions, `train` makes a net of them. Not part of the package."""
