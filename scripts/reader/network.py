"""The reading network: words with marks, places and neighbours in, a score for every word and field out."""
import torch
import torch.nn as nn
import torch.nn.functional as F

DRAWERS, PIECES, MARKS, PLACES, NEAR = 12288, 20, 84, 5, 12
FREQUENCIES, CATEGORIES = 5, 16
SPARE = 4096


class Sum(torch.autograd.Function):
    """The sum of a word's drawers; what is learned about empty drawers is thrown away, over many rows so that nothing waits."""

    @staticmethod
    def forward(ctx, table, pieces):
        ctx.save_for_backward(pieces)
        ctx.rows = table.shape[0]
        return F.embedding(pieces, table).sum(-2)

    @staticmethod
    def backward(ctx, grad):
        (pieces,) = ctx.saved_tensors
        flat = pieces.reshape(-1)
        spare = ctx.rows + torch.arange(len(flat), device=flat.device) % SPARE
        width = grad.shape[-1]
        rows = grad.reshape(-1, 1, width).expand(-1, pieces.shape[-1], width).reshape(-1, width).float()
        table = torch.zeros(ctx.rows + SPARE, width, device=grad.device)
        return table.index_add_(0, torch.where(flat > 0, flat, spare), rows)[: ctx.rows], None


class Layer(nn.Module):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.heads = heads
        self.before, self.after = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, x, shut, drop):
        b, n, d = x.shape
        h = self.heads
        qkv = self.qkv(self.before(x)).reshape(b, n, 3, h, d // h).permute(2, 0, 3, 1, 4)
        q, k, v = qkv[0], qkv[1], qkv[2]
        if torch.onnx.is_in_onnx_export() or not hasattr(F, "scaled_dot_product_attention"):
            score = torch.matmul(q, k.transpose(-1, -2)) * (d // h) ** -0.5
            seen = torch.matmul((score if shut is None else score + shut).softmax(-1), v)
        else:
            seen = F.scaled_dot_product_attention(q, k, v, attn_mask=shut)
        x = x + drop(self.out(seen.transpose(1, 2).reshape(b, n, d)))
        return x + drop(self.down(F.gelu(self.up(self.after(x)))))


class Trunk(nn.Module):
    """All but the drawers: one of two readers that look at the same words."""

    def __init__(self, width, layers, heads, inner, drawer, drop):
        super().__init__()
        self.from_pieces, self.from_marks = nn.Linear(drawer, width), nn.Linear(MARKS, width)
        self.from_places = nn.Linear(4 * 8 * 2 + PLACES, width)
        self.from_left, self.from_above = nn.Linear(drawer, width), nn.Linear(drawer, width)
        self.order = nn.Linear(3 * width, width)
        self.whole = nn.Parameter(torch.zeros(width))
        self.layers = nn.ModuleList(Layer(width, heads, inner) for _ in range(layers))
        self.norm, self.drop = nn.LayerNorm(width), nn.Dropout(drop)
        self.words = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.Linear(width, 5))
        self.none, self.look = nn.Linear(width, 5), nn.Linear(width, 4)
        self.paper = nn.Sequential(
            nn.Linear(5 * width + drawer, width), nn.GELU(), nn.Dropout(drop), nn.Linear(width, FREQUENCIES + 2 + CATEGORIES)
        )

    def forward(self, text, left, above, marks, waves, mask, bag):
        x = self.from_marks(marks) + self.from_places(waves) + self.from_pieces(text)
        x = x + self.from_left(left) + self.from_above(above)
        # The words before and after, for what is said in several words.
        none = torch.zeros_like(x[:, :1])
        x = x + F.gelu(self.order(torch.cat([torch.cat([none, x[:, :-1]], 1), x, torch.cat([x[:, 1:], none], 1)], -1)))
        b = x.shape[0]
        x = self.drop(torch.cat([self.whole.expand(b, 1, -1).to(x.dtype), x], 1))
        shut = None
        if mask is not None:
            shut = F.pad((1 - mask), (1, 0))[:, None, None, :].to(x.dtype) * -30000.0
        for layer in self.layers:
            x = layer(x, shut, self.drop)
        x = self.norm(x)
        first, words = x[:, 0], x[:, 1:]
        look = self.look(words)
        if mask is not None:
            look = look + (1 - mask)[..., None] * -30000.0
        seen = torch.matmul(look.softmax(1).transpose(1, 2).to(words.dtype), words).flatten(1)
        return self.words(words), self.none(first), self.paper(torch.cat([first, seen, bag.to(first.dtype)], -1))


class Reader(nn.Module):
    def __init__(self, width=192, layers=4, heads=6, inner=512, drawer=64, drop=0.1, trunks=2):
        super().__init__()
        self.drawers = nn.Embedding(DRAWERS, drawer, padding_idx=0)
        self.trunks = nn.ModuleList(Trunk(width, layers, heads, inner, drawer, drop) for _ in range(trunks))
        nn.init.normal_(self.drawers.weight, std=0.3)
        with torch.no_grad():
            self.drawers.weight[0] = 0
        self.register_buffer("waves", 2.0 ** torch.arange(8) * 3.14159265 / 2)

    def forward(self, pieces, marks, places, near, mask=None):
        """pieces [b,n,20], marks [b,n,84], places [b,n,5], near [b,n,12], mask [b,n] (1 for words; none when all are)."""
        count = (pieces > 0).to(marks.dtype).sum(-1, keepdim=True).clamp(min=1)
        summed = Sum.apply(self.drawers.weight, pieces) if self.training else self.drawers(pieces).sum(-2)
        text = summed / count.sqrt()
        b, n, d = text.shape
        padded = torch.cat([torch.zeros_like(text[:, :1]), text], 1)
        around = torch.gather(padded, 1, near.reshape(b, n * NEAR, 1).expand(b, n * NEAR, d)).reshape(b, n, NEAR, d)
        half = NEAR // 2
        many = lambda part: (part > 0).to(marks.dtype).sum(-1, keepdim=True).clamp(min=1).sqrt()
        left = around[:, :, :half].sum(2) / many(near[..., :half])
        above = around[:, :, half:].sum(2) / many(near[..., half:])
        angle = (places[..., :4].unsqueeze(-1) * self.waves).flatten(-2)
        waves = torch.cat([angle.sin(), angle.cos(), places], -1)
        if mask is not None:
            bag = (text * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).sqrt()
        else:
            bag = text.mean(1) * (torch.ones_like(marks[:, :, 0]).sum(1, keepdim=True)).sqrt()
        each = [trunk(text, left, above, marks, waves, mask, bag) for trunk in self.trunks]
        if self.training:
            return each
        return tuple(sum(parts) / len(each) for parts in zip(*each))
