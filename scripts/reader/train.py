"""
Trains the reading network on packed papers: train.py --drawn a,b,c --real folder --leave group --out file [--seconds 200]
Several networks share their beginning: one learns with --leave authors, the others go on from its weights (--begin).
"""
import argparse, math, os, time
import numpy as np
import torch
import torch.nn.functional as F
from export import save
from network import CATEGORIES, FREQUENCIES, MARKS, NEAR, PIECES, PLACES, Reader

ask = argparse.ArgumentParser()
ask.add_argument("--drawn")
ask.add_argument("--real")
ask.add_argument("--leave", default="")
ask.add_argument("--out")
ask.add_argument("--steps", type=int, default=5000)
ask.add_argument("--seconds", type=float, default=240)
ask.add_argument("--batch", type=int, default=160)
ask.add_argument("--rate", type=float, default=1.0e-3)
ask.add_argument("--authors", type=float, default=0.22, help="share of papers by the authors and of our own bills")
ask.add_argument("--others", type=float, default=0.1, help="share of receipts and invoices")
ask.add_argument("--drop", type=float, default=0.15)
ask.add_argument("--seed", type=int, default=19)
ask.add_argument("--new", default="", help="authors that count three times, as those the first weights do not know: author-w,author-x")
ask.add_argument("--later", default="", help="folders of drawn papers that join once each has a file named done")
ask.add_argument("--begin", default="", help="weights to go on from; waited for")
ask.add_argument("--until", type=float, default=0, help="when to stop, in seconds since 1970, instead of --seconds")
ask.add_argument("--low", type=float, default=0.01, help="the rate at the end, as a share of the first")
a = ask.parse_args()
torch.manual_seed(a.seed)
torch.backends.cuda.matmul.allow_tf32 = True
dev = "cuda" if torch.cuda.is_available() else "cpu"


def read(folder):
    load = lambda part, kind, wide: np.fromfile(f"{folder}/{part}.bin", kind).reshape(-1, wide) if wide else np.fromfile(f"{folder}/{part}.bin", kind)
    return dict(pieces=load("pieces", np.int16, PIECES), marks=load("marks", np.int8, MARKS), places=load("places", np.int16, PLACES), near=load("near", np.int16, NEAR),
                words=load("words", np.uint8, 0), papers=load("papers", np.int8, 9), lengths=load("lengths", np.int16, 0))


def ready(folders):
    return all(os.path.exists(f"{folder}/done") for folder in folders)


real, first, later = a.real.split(","), a.drawn.split(","), [folder for folder in a.later.split(",") if folder]
while not ready(real + first):
    time.sleep(0.2)
parts = [read(folder) for folder in real + first]
rows = lambda name: [row for folder in real for row in open(f"{folder}/{name}").read().split("\n")]
groups = [row.split("\t") for row in rows("groups.tsv")]


# Receipts are parted by company.
companies = rows("companies.txt")
left = []
for at, (group, name, _) in enumerate(groups):
    if a.leave in ("receipts", "receipts-odd"):
        left.append(group in ("receipts", "receipt-words") and sum(map(ord, companies[at])) % 2 == (a.leave == "receipts-odd"))
    elif a.leave == "authors":
        left.append(group.startswith("drawn-"))
    elif a.leave == "judged":
        left.append(group.startswith("drawn-") or group in ("own", "invoices", "einvoices", "receipts", "receipt-words"))
    elif a.leave == "papers":
        left.append(group in ("own", "invoices", "einvoices"))
    else:
        left.append(group == a.leave)
left = np.array(left)
index = np.arange(len(groups))
isauthor = np.array([group.startswith(("drawn-", "author-")) or group == "own" for group, _, _ in groups])
authors, others, held = index[~left & isauthor], index[~left & ~isauthor], index[left]
# Those whose kind of paper is judged count twice.
new = a.new.split(",")
weights = np.array([3.0 if groups[at][0] in new else 2.0 if groups[at][0].startswith("drawn-") else 1.0 for at in authors])
weights = weights / weights.sum()
# Each trunk does without a third of the authors, another one each, so that together they know better than one.
names = sorted({group for group, _, _ in groups if group.startswith(("drawn-", "author-"))})
spared = np.array([names.index(group) if group in names else -1 for group, _, _ in groups])


def hold(parts):
    """Papers on the device: those of authors first, then the drawn ones."""
    joined = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
    T = {key: torch.from_numpy(value).to(dev) for key, value in joined.items()}
    n = T["lengths"].long()
    lengths = joined["lengths"].astype(np.int64)
    at = np.arange(len(groups), len(lengths))
    return T, n, torch.cumsum(n, 0) - n, lengths, at[lengths[at] >= 8]


T, n, start, lengths, keep = hold(parts)
print(a.leave or "none", "drawn", len(keep), "authors", len(authors), "others", len(others), "left out", len(held), flush=True)
net = Reader(drop=a.drop).to(dev)
print("numbers", sum(p.numel() for p in net.parameters()), flush=True)
if a.begin:
    while not os.path.exists(a.begin):
        time.sleep(0.1)
    net.load_state_dict(torch.load(a.begin, map_location=dev))


def batch(papers_at, vary):
    m = (int(lengths[papers_at].max()) + 15) // 16 * 16
    sel = torch.from_numpy(papers_at).to(dev, non_blocking=True)
    ar = torch.arange(m, device=dev)
    mask = ar[None] < n[sel][:, None]
    at = (start[sel][:, None] + ar[None]).clamp(max=len(T["words"]) - 1)
    pieces = T["pieces"][at].long() * mask[..., None]
    marks = T["marks"][at].float() / 50 * mask[..., None]
    places = T["places"][at].float() / 8192
    near = T["near"][at].long() * mask[..., None]
    if vary:
        b = len(sel)
        u = torch.rand(mask.shape, device=dev)
        # How many words cannot be read differs from paper to paper.
        kept = 1 - 0.25 * torch.rand(b, 1, device=dev)
        pieces = torch.where((u < 0.03)[..., None], pieces.roll(17, 1), pieces) * (u < kept)[..., None]
        pieces = pieces * (torch.rand(pieces.shape, device=dev) > 0.08)
        scale = 1 + 0.12 * torch.randn(b, 1, 2, device=dev).clamp(-2, 2)
        shift = 0.05 * torch.randn(b, 1, 2, device=dev)
        places = torch.cat([places[..., :2] * scale + shift, places[..., 2:4] * scale + shift, places[..., 4:]], -1)
        marks = marks * (torch.rand(b, 1, MARKS, device=dev) > 0.07)
        # The rules' own answers are hidden from a part of the papers, so that the network learns to do without.
        hide = (torch.rand(b, 1, 1, device=dev) < 0.3).float()
        marks = torch.cat([marks[..., :54], marks[..., 54:74] * (1 - hide), marks[..., 74:80], marks[..., 80:] * (1 - hide.roll(1, 0))], -1)
        near = near * (torch.rand(near.shape, device=dev) > 0.1) * (torch.rand(b, m, 1, device=dev) > 0.1)
        lost = torch.rand(b, m, device=dev) < 0.01
        marks = marks * (~lost)[..., None]
    return pieces, marks, places, near, mask.float(), T["words"][at] * mask, T["papers"][sel].long()


def pointer(score, none, may, right, state):
    """-log of the share that falls on right places; state 1: there is one, 0: none is right, -1: not judged."""
    score = torch.cat([torch.where(may, score, -30000.0), none[:, None]], 1)
    right = torch.cat([right & may & (state[:, None] == 1), (state == 0)[:, None]], 1)
    known = right.any(1)
    loss = score.logsumexp(1) - torch.where(right, score, -30000.0).logsumexp(1)
    return (loss * known).sum() / known.sum().clamp(min=1), score, right, known


def categories(head, right, fitting):
    """The right category, and to a part the others that fit."""
    too = ((fitting[:, None] >> torch.arange(CATEGORIES, device=dev)) & 1).float()
    part = torch.where(too.any(1), 0.3, 0.0)
    known = right >= 0
    wanted = F.one_hot(right.clamp(min=0), CATEGORIES) * (1 - part)[:, None] + too * (part / too.sum(1).clamp(min=1))[:, None]
    wanted = wanted * 0.96 + 0.04 / CATEGORIES
    return (-(wanted * head.log_softmax(-1)).sum(1) * known).sum() / known.sum().clamp(min=1)


def losses(out, mask, words, papers):
    score, none, paper = (v.float() for v in out)
    money, date, other, any_ = (words & 32) > 0, (words & 64) > 0, (words & 128) > 0, mask > 0
    may = [money, date | other, date, any_, any_]
    state = [papers[:, 3], papers[:, 4], papers[:, 5], papers[:, 6], papers[:, 6]]
    found = [pointer(score[..., k], none[:, k], may[k], (words & (1 << k)) > 0, state[k]) for k in range(5)]
    heads = paper.split([FREQUENCIES, 2, CATEGORIES], -1)
    judged = [F.cross_entropy(head, papers[:, k], ignore_index=-1, label_smoothing=0.04) for k, head in enumerate(heads[:2])]
    judged.append(categories(heads[2], papers[:, 2], (papers[:, 7] & 255) | ((papers[:, 8] & 255) << 8)))
    return [one[0] for one in found] + judged, found, heads


WEIGHTS = [1.5, 1.5, 0.5, 0.7, 0.7, 1.0, 1.0, 0.8]
FIELDS = "amount due issued start end frequency debit category".split()
opt = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=0.03, betas=(0.9, 0.98), **({"fused": True} if dev == "cuda" else {}))
mean = {key: value.detach().clone() for key, value in net.state_dict().items()}
rng = np.random.default_rng(a.seed)
began, done, saved = time.time(), 0, time.time()
whole = a.until - began if a.until else a.seconds
quota = [int(a.batch * a.authors), int(a.batch * a.others)]
waiting = []


def draw(share):
    """Papers of like length go together; several batches are drawn at once for that. The end sees fewer drawn papers."""
    more = 1.6 if share > 0.85 else 1
    pool = []
    for _ in range(12):
        one = [rng.choice(authors, int(quota[0] * more), p=weights), rng.choice(others, quota[1])]
        pool.append(np.concatenate(one + [rng.choice(keep, a.batch - sum(map(len, one)))]))
    pool = np.concatenate(pool)
    pool = pool[np.argsort(lengths[pool] + rng.normal(0, 12, len(pool)))]
    batches = list(pool.reshape(12, -1))
    rng.shuffle(batches)
    return batches


while True:
    share = max((time.time() - began) / whole, done / a.steps)
    if share >= 1:
        break
    if later and done % 20 == 0 and ready(later):
        parts, later = parts + [read(folder) for folder in later], []
        T, n, start, lengths, keep = hold(parts)
        print(a.leave, done, f"{time.time() - began:.0f}s", "drawn", len(keep), flush=True)
    waiting = waiting or draw(share)
    picked = waiting.pop()
    for group in opt.param_groups:
        group["lr"] = a.rate * min(1, (done + 1) / (100 if a.begin else 300)) * (0.5 * (1 + math.cos(math.pi * share)) * (1 - a.low) + a.low)
    pieces, marks, places, near, mask, words, papers = batch(picked, True)
    net.train()
    with torch.autocast(dev, torch.bfloat16, enabled=dev == "cuda"):
        outs = net(pieces, marks, places, near, mask)
    whose = torch.from_numpy(np.where(picked < len(spared), spared[np.minimum(picked, len(spared) - 1)], -1)).to(dev)
    judged = lambda nth: torch.where(((whose >= 0) & (whose % (len(outs) + 1) == nth))[:, None], -1, papers)
    every = [losses(out, mask, words, judged(nth))[0] for nth, out in enumerate(outs)]
    each = [sum(parts) / len(parts) for parts in zip(*every)]
    loss = sum(weight * one for weight, one in zip(WEIGHTS, each))
    opt.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    opt.step()
    done += 1
    if done % 5 == 0:
        slow = min(0.99, done / (done + 50))
        with torch.no_grad():
            state = net.state_dict()
            for key, value in mean.items():
                value.lerp_(state[key], 1 - slow)
    if done % (1000 if dev == "cuda" else 50) == 0 or done == 100:
        print(a.leave, done, f"{time.time() - began:.0f}s", " ".join(f"{one.item():.2f}" for one in each), flush=True)
    # What has been learned so far, should the machine be taken away.
    if a.begin and share > 0.5 and time.time() - saved > 12:
        save(mean, a.out)
        saved = time.time()
net.load_state_dict(mean)
save(mean, a.out)
net.eval()


def judge(papers_at, what):
    right, of = torch.zeros(8), torch.zeros(8)
    with torch.no_grad():
        for at in range(0, len(papers_at), 100):
            pieces, marks, places, near, mask, words, papers = batch(papers_at[at:at + 100], False)
            _, found, heads = losses(net(pieces, marks, places, near, mask), mask, words, papers)
            for k, (_, score, good, known) in enumerate(found):
                right[k] += (good.gather(1, score.argmax(1, keepdim=True))[:, 0] & known).sum().cpu()
                of[k] += known.sum().cpu()
            for k, head in enumerate(heads):
                known = papers[:, k] >= 0
                right[5 + k] += ((head.argmax(1) == papers[:, k]) & known).sum().cpu()
                of[5 + k] += known.sum().cpu()
    print(a.leave, what, " ".join(f"{f} {100 * r / max(1, o):.1f}" for f, r, o in zip(FIELDS, right.tolist(), of.tolist())), flush=True)


if len(held):
    text = np.array([i for i in held if "looked at" not in groups[i][1]])
    looked = np.array([i for i in held if "looked at" in groups[i][1]])
    judge(text, "left out:")
    if len(looked):
        judge(looked, "left out, looked at:")
judge(keep[:2000], "drawn:")
print(a.leave, "steps", done, f"{time.time() - began:.0f}s", flush=True)
