"""Makes a net of positions that `training.play` has collected: from what a seat may know, and what `evaluate` says of
it, to by how much it comes out ahead.

    python -m training.train GAME build/training/GAME.npz --out src/bastide/games/GAME/bot/two.npz

Needs PyTorch (`pip install 'bastide[learn]'`), takes a GPU if there is one, and prints its course by epochs. A tenth of
the games is held out; the weights of the epoch that does best there are kept.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

SCALE = 20.0
"""Points are counted by the score, so that numbers stay near 1."""
RARE = 30
"""What was seen in fewer positions than this is left out: nothing can be learned of it."""

PART = 20_000
"""Positions that are looked at in one go."""
FAR = 4.0
"""No column may stray farther than this from its mean, in deviations: rare things would shout."""


class Judge(nn.Module):
    """Two layers, and the hand-written guess beside them."""

    def __init__(self, columns: int, width: int, drop: float) -> None:
        super().__init__()
        self.first = nn.Linear(columns, width)
        self.second = nn.Linear(width + 1, 32)
        self.last = nn.Linear(32, 1)
        self.beside = nn.Parameter(torch.tensor(0.7))
        self.drop = nn.Dropout(drop)
        nn.init.zeros_(self.last.weight)

    def forward(self, seen: torch.Tensor, guess: torch.Tensor) -> torch.Tensor:
        hidden = self.drop(torch.relu(self.first(seen)))
        hidden = torch.relu(self.second(torch.cat([hidden, guess], 1)))
        found: torch.Tensor = self.last(hidden) + self.beside * guess
        return found


def spread(file: dict[str, Any]) -> torch.Tensor:
    """The columns of all positions, as `bastide.adapters.tensors.Expander` has them; the file says how."""
    seen = torch.from_numpy(file["seen"]).to(DEVICE).int()
    found = torch.zeros(len(seen), int(file["columns"]), device=DEVICE)
    low, high, first, most = torch.from_numpy(file["amounts"]).to(DEVICE).long()
    found[:, first] = (seen[:, low] + 256 * seen[:, high] * (low != high)) / most
    low, high, first = torch.from_numpy(file["ids"]).to(DEVICE).long()
    things = seen[:, low] + 256 * seen[:, high] * (low != high)
    row, entry = torch.nonzero(things, as_tuple=True)
    found[row, first[entry] + things[row, entry] - 1] = 1
    return found


DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def explained(found: Any, truth: Any) -> float:
    return float(1 - ((found - truth) ** 2).sum() / (truth**2).sum())


class Scaling(NamedTuple):
    """What is made of the columns to learn from them."""

    columns: int
    kept: torch.Tensor
    mean: torch.Tensor
    deviation: torch.Tensor


def scaled(raw: torch.Tensor) -> tuple[torch.Tensor, Scaling]:
    """The columns of which something can be learned, all about as large; summed in parts, for there are many."""
    count = torch.stack([(part != 0).sum(0) for part in raw.split(PART)]).sum(0)
    kept = torch.nonzero(count >= RARE)[:, 0]
    raw = raw[:, kept]
    mean = torch.stack([part.double().sum(0) for part in raw.split(PART)]).sum(0) / len(raw)
    square = torch.stack([((part.double() - mean) ** 2).sum(0) for part in raw.split(PART)]).sum(0) / len(raw)
    farthest = torch.maximum(raw.max(0).values - mean, mean - raw.min(0).values)
    deviation = torch.maximum(square.sqrt(), farthest / FAR).float()
    deviation[farthest < 1e-6] = 1.0  # always the same
    return (raw - mean.float()) / deviation, Scaling(len(count), kept.cpu(), mean.float().cpu(), deviation.cpu())


def save(file: Path, weights: dict[str, torch.Tensor], scaling: Scaling) -> None:
    """What was made of the columns is made of the weights instead, so that whoever uses them need not know."""
    per_column = weights["first.weight"] / scaling.deviation
    first = np.zeros((scaling.columns, len(per_column)), np.float32)
    first[scaling.kept.numpy()] = per_column.T.numpy()
    bias = weights["first.bias"] - per_column @ scaling.mean
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        file, first=first, first_bias=bias.numpy(), second=weights["second.weight"].T.numpy(),
        second_bias=weights["second.bias"].numpy(), last=weights["last.weight"][0].numpy(),
        last_bias=weights["last.bias"].numpy(), beside=weights["beside"].numpy(), scale=np.float32(SCALE),
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("data", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--part", type=float, default=1.0, help="of the games, to see what more of them would bring")
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--drop", type=float, default=0.2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    how = parser.parse_args()
    torch.manual_seed(how.seed)
    files = [dict(np.load(path)) for path in how.data]
    held = torch.from_numpy(np.concatenate([one["game"] % 10 == 9 for one in files])).to(DEVICE)
    guess = torch.from_numpy(np.concatenate([one["guess"] for one in files])).to(DEVICE)[:, None] / SCALE
    truth = torch.from_numpy(np.concatenate([one["margin"] for one in files])).to(DEVICE)[:, None] / SCALE
    raw = torch.cat([spread(one) for one in files])
    seen, scaling = scaled(raw)
    taken = torch.from_numpy(np.concatenate([one["game"] <= how.part * one["game"].max() for one in files])).to(DEVICE)
    train, test = torch.nonzero(~held & taken)[:, 0], torch.nonzero(held)[:, 0]
    net = Judge(seen.shape[1], how.width, how.drop).to(DEVICE)
    steps = how.epochs * (len(train) // how.batch + 1)
    optimizer = torch.optim.AdamW(net.parameters(), lr=how.rate, weight_decay=how.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=how.rate, total_steps=steps)
    print(f"{how.game}: {len(train)} positions, {len(test)} held out, {seen.shape[1]} columns of {scaling.columns}")
    slope = float((guess[train] * truth[train]).sum() / (guess[train] ** 2).sum())
    print(
        f"explained by the guess {explained(guess[test], truth[test]):.3f}, "
        f"times {slope:.2f}: {explained(slope * guess[test], truth[test]):.3f}"
    )
    best, weights = -9.0, None
    for epoch in range(how.epochs):
        net.train()
        losses = []
        for part in train[torch.randperm(len(train), device=DEVICE)].split(how.batch):
            loss = nn.functional.huber_loss(net(seen[part], guess[part]), truth[part], delta=1.5)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.detach())
        net.eval()
        with torch.no_grad():
            found = torch.cat([net(seen[part], guess[part]) for part in test.split(PART)])
        share = explained(found, truth[test])
        print(f"epoch {epoch + 1}: loss {float(torch.stack(losses).mean()):.4f}, explained {share:.4f}", flush=True)
        if share > best:
            best = share
            weights = {name: value.detach().cpu().clone() for name, value in net.state_dict().items()}
    assert weights is not None
    save(how.out, weights, scaling)
    print(f"kept: explained {best:.4f}; {how.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
