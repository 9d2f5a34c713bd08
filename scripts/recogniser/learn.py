"""Goes on teaching the recogniser: lines of real receipts and lines drawn with many fonts."""
import argparse
import io
import json
import math
import pickle
import random
import threading
import queue
import time

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from draw import plain
from network import Network

HEIGHT = 48  # of the lines that were cut and drawn
ASKED = argparse.ArgumentParser()
for name, kind, usual in (
    ("--folder", str, ".cache/recogniser"), ("--real", str, ""), ("--drawn", str, ""), ("--leave", str, ""), ("--out", str, ""),
    ("--begin", str, ""), ("--coarse", str, ""), ("--rate", float, 4e-4), ("--seconds", float, 300), ("--share", float, 0.4), ("--columns", int, 120_000),
    ("--seed", int, 1), ("--height", int, 48), ("--stretch", float, 1.0),
):
    ASKED.add_argument(name, type=kind, default=usual)
asked = ASKED.parse_args()
# How high lines are read, and how wide.
READ = asked.height
WIDE = READ / HEIGHT * asked.stretch
torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
torch.backends.cudnn.benchmark = False
random.seed(asked.seed)
np.random.seed(asked.seed)
torch.manual_seed(asked.seed)

with open(f"{asked.folder}/signs.json", encoding="utf8") as file:
    signs = json.load(file)
number_of = {sign: at for at, sign in enumerate(signs)}


def target(text):
    text = plain(text)
    return [number_of[sign] for sign in text] if all(sign in number_of for sign in text) else None


def fits(numbers, width):
    """A repeated sign needs an empty place between."""
    repeated = sum(a == b for a, b in zip(numbers, numbers[1:]))
    return len(numbers) + repeated <= 0.9 * (width * WIDE // 8) - 1


def real_lines():
    leave = set(open(asked.leave).read().split()) if asked.leave else set()
    learn, judge = [], []
    for part in asked.real.split(","):
        with open(f"{part}.bin", "rb") as file:
            whole = file.read()
        for line in json.load(open(f"{part}.json", encoding="utf8")):
            numbers = target(line["text"])
            if not numbers:
                continue
            picture = np.asarray(Image.open(io.BytesIO(whole[line["at"]:line["at"] + line["size"]])).convert("L"))
            if fits(numbers, picture.shape[1]):
                (judge if line["number"] in leave else learn).append((numbers, picture))
    return learn, judge


def drawn_lines():
    with open(asked.drawn, "rb") as file:
        lines = pickle.load(file)
    return [[(numbers, picture) for text, picture in lines[which] if (numbers := target(text)) and fits(numbers, picture.shape[1])] for which in ("learn", "judge")]


def batches(lines, jitter):
    """Lines of nearly one width together, so that hardly any paper is added behind them."""
    groups = {}
    for line in lines:
        width = line[1].shape[1] * WIDE * (random.uniform(0.88, 1.12) if jitter else 1)
        width = max(width, (len(line[0]) + 2) * 8)
        groups.setdefault(max(2, math.ceil(width / 16)), []).append((line, width))
    made = []
    for wide, group in groups.items():
        random.shuffle(group)
        size = max(8, asked.columns // (wide * 16))
        made += [(wide * 16, group[at:at + size]) for at in range(0, len(group), size)]
    random.shuffle(made)
    return made


def as_arrays(batch):
    wide, group = batch
    most = max(picture.shape[1] for (_, picture), _ in group)
    pictures = np.zeros((len(group), HEIGHT, most), np.uint8)
    for at, ((_, picture), _) in enumerate(group):
        pictures[at, :, :picture.shape[1]] = picture
        pictures[at, :, picture.shape[1]:] = picture[:, -1:]
    widths = np.array([[picture.shape[1], width] for (_, picture), width in group], np.float32)
    numbers = np.concatenate([np.array(numbers) for (numbers, _), _ in group])
    lengths = np.array([len(numbers) for (numbers, _), _ in group])
    return wide, torch.from_numpy(pictures), torch.from_numpy(widths), torch.from_numpy(numbers), torch.from_numpy(lengths)


def between(count, low, high, device):
    return torch.rand(count, 1, 1, 1, device=device) * (high - low) + low


def looked_at(wide, pictures, widths, jitter):
    """Lines stretched, tilted, blurred and lit a little otherwise each time; what stands behind a line is nought."""
    pictures, widths = pictures.cuda(non_blocking=True), widths.cuda(non_blocking=True)
    count, _, most = pictures.shape
    picture = pictures[:, None].float() / 255
    device = picture.device
    x = torch.arange(wide, device=device).float()[None, None] + 0.5
    y = (torch.arange(READ, device=device).float()[None, :, None] + 0.5) * HEIGHT / READ
    own, shown = widths[:, 0, None, None], widths[:, 1, None, None].clamp(max=wide)
    one = lambda spread: (torch.randn(count, 1, 1, device=device) * spread if jitter else torch.zeros(count, 1, 1, device=device))
    zoom = 1 + one(0.05)
    from_x = x * own / shown + one(2.0) + 0 * y
    from_y = (y - 24) * zoom + 24 + one(1.4) + (x / shown - 0.5) * one(1.2)
    grid = torch.stack([from_x / most * 2 - 1, from_y / HEIGHT * 2 - 1], -1)
    picture = F.grid_sample(picture, grid, padding_mode="border", align_corners=False)
    if jitter:
        chance = random.random()
        some = torch.rand(count, 1, 1, 1, device=device) < 0.3
        if chance < 0.2:
            picture = torch.where(some, F.max_pool2d(F.pad(picture, (1, 0, 1, 0), mode="replicate"), 2, 1), picture)
        elif chance < 0.4:
            picture = torch.where(some, -F.max_pool2d(F.pad(-picture, (1, 0, 1, 0), mode="replicate"), 2, 1), picture)
        if random.random() < 0.35:
            spread = random.uniform(0.4, 1.2)
            kernel = torch.exp(-torch.arange(-2, 3, device=device).float() ** 2 / (2 * spread**2))
            kernel = kernel / kernel.sum()
            soft = F.conv2d(F.conv2d(picture, kernel.view(1, 1, 1, 5), padding=(0, 2)), kernel.view(1, 1, 5, 1), padding=(2, 0))
            picture = torch.where(torch.rand(count, 1, 1, 1, device=device) < 0.5, soft, picture)
        if random.random() < 0.25:
            scale = random.uniform(0.35, 0.8)
            small = F.interpolate(picture, scale_factor=(scale, scale), mode="area")
            back = F.interpolate(small, size=(READ, wide), mode="bilinear", align_corners=False)
            picture = torch.where(torch.rand(count, 1, 1, 1, device=device) < 0.5, back, picture)
        picture = (picture - 0.5) * between(count, 0.75, 1.25, device) + 0.5 + between(count, -0.12, 0.12, device)
        picture = picture + torch.randn_like(picture) * between(count, 0, 0.05, device)
        picture = picture.clamp(0, 1)
    behind = x > shown
    picture = torch.where(behind[:, None], torch.full_like(picture, 0.5), picture)
    return (picture * 2 - 1).expand(-1, 3, -1, -1)


def changes(a, b):
    row = list(range(len(b) + 1))
    for i, one in enumerate(a):
        last, row[0] = row[0], i + 1
        for j, other in enumerate(b):
            last, row[j + 1] = row[j + 1], min(last + (one != other), row[j] + 1, row[j + 1] + 1)
    return row[-1]


@torch.no_grad()
def judged(network, lines):
    network.eval()
    wrong, of, right, letters_wrong, letters = 0, 0, 0, 0, 0
    for batch in batches(lines, False):
        wide, pictures, widths, _, _ = as_arrays(batch)
        best = network(looked_at(wide, pictures, widths, False)).argmax(-1).cpu().numpy()
        for row, ((numbers, _), _) in zip(best, batch[1]):
            read = [int(a) for a, before in zip(row, np.r_[-1, row[:-1]]) if a != 0 and a != before]
            wrong += changes(read, numbers)
            of += len(numbers)
            a, b = ("".join(signs[each] for each in some).replace(" ", "").upper() for some in (read, numbers))
            right += a == b
            letters_wrong += changes(a, b)
            letters += len(b)
    return f"signs wrong {100 * wrong / max(1, of):.2f}%, letters {100 * letters_wrong / max(1, letters):.2f}%, lines right {100 * right / max(1, len(lines)):.1f}% of {len(lines)}"


began = time.time()
learn_real, judge_real = real_lines()
learn_drawn, judge_drawn = drawn_lines()
print(f"{asked.out}: {len(learn_real)} real lines and {len(learn_drawn)} drawn; judged by {len(judge_real)} and {len(judge_drawn)}; {time.time() - began:.0f} s", flush=True)
coarse = {name: set(places) for name, places in json.load(open(asked.coarse)).items()} if asked.coarse else None
network = Network(asked.begin or f"{asked.folder}/begin.onnx", coarse).cuda()
average = {name: weights.detach().clone() for name, weights in network.named_parameters()}
print("before:", judged(network, judge_real[:3000]), "| drawn:", judged(network, judge_drawn), flush=True)
optimiser = torch.optim.AdamW(network.parameters(), lr=asked.rate, weight_decay=1e-3, betas=(0.9, 0.98))
ready = queue.Queue(24)


def prepare():
    while True:
        count = int(len(learn_real) * (1 - asked.share) / asked.share)
        for batch in batches(learn_real + random.sample(learn_drawn, min(len(learn_drawn), count)), True):
            ready.put(as_arrays(batch))


for _ in range(2):
    threading.Thread(target=prepare, daemon=True).start()
network.train()
began, steps, sums, told = time.time(), 0, [], time.time()
while (gone := (time.time() - began) / asked.seconds) < 1:
    warm = min(1, (steps + 1) / 150)
    for group in optimiser.param_groups:
        group["lr"] = asked.rate * warm * (0.5 + 0.5 * math.cos(math.pi * gone) if gone > 0.0 else 1) + 1e-6
    wide, pictures, widths, numbers, lengths = ready.get()
    scores = F.log_softmax(network(looked_at(wide, pictures, widths, True)).float(), -1).transpose(0, 1)
    times = torch.full((scores.shape[1],), scores.shape[0], dtype=torch.long)
    loss = F.ctc_loss(scores, numbers.cuda(), times, lengths, zero_infinity=True)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
    optimiser.step()
    steps += 1
    keep = min(0.999, steps / (steps + 20))
    with torch.no_grad():
        for name, weights in network.named_parameters():
            average[name].lerp_(weights, 1 - keep)
    sums.append(loss.detach())
    if time.time() - told > 45:
        print(f"{asked.out} {steps} steps, {100 * gone:.0f}%: loss {torch.stack(sums).mean().item():.3f}, {ready.qsize()} ready", flush=True)
        sums, told = [], time.time()
with torch.no_grad():
    for name, weights in network.named_parameters():
        weights.copy_(average[name])
network.save(asked.out, READ)
print(f"{asked.out} after {steps} steps:", judged(network, judge_real), "| drawn:", judged(network, judge_drawn), flush=True)
