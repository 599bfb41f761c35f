"""Ways to look ahead. They know games only through the core; bots choose with them, analysis explains with them."""
