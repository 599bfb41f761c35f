"""Draws the PNG icons for the install from web/public/icon.svg: `python -m docs.icons`. Needs Chromium."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from docs.screenshots import CHROMIUM

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#EFEADF"
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.86, GROUND),  # whatever shape a phone cuts out, the hexagon stays whole
    "apple-touch-icon.png": (180, 0.94, GROUND),
}
"""Size, how much of it the drawing takes, and what lies behind it."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;background:{ground};display:grid;place-content:center;height:{size}px}}"
                f"svg{{width:{size * share}px;height:{size * share}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
