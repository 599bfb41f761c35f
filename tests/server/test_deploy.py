"""The files that start a server: what an operator copies has to hold."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "bastide.service"


def test_a_service_that_cannot_start_tries_for_ever_and_shows_its_files_to_nobody() -> None:
    text = UNIT.read_text()
    unit, _, service = text.partition("[Service]")
    assert "StartLimitIntervalSec=0" in unit
    for line in ("Restart=always", "UMask=0077", "NoNewPrivileges=true", "ProtectSystem=strict"):
        assert f"\n{line}\n" in service


def test_a_service_can_do_little_harm() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed (Debian: apt install systemd)")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)], capture_output=True, text=True
    )
    exposure = re.search(r"Overall exposure level for bastide.service: ([\d.]+)", told.stdout)
    assert exposure and float(exposure[1]) < 2.0, told.stdout + told.stderr


def test_the_proxy_in_front_of_the_containers_is_believed() -> None:
    """Else all people share one address, and one rate limit."""
    text = (DEPLOY / "compose.yaml").read_text()
    gateway = re.search(r"gateway: ([\d.]+)", text)
    assert gateway and f"FORWARDED_ALLOW_IPS:-{gateway[1]}}}" in text
