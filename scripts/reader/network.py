"""The reading network: words with marks and places in, a score for every word and field out."""
import torch
import torch.nn as nn
import torch.nn.functional as F

DRAWERS, PIECES, MARKS, PLACES = 12288, 20, 80, 5
FREQUENCIES, CATEGORIES = 5, 16


class Sum(torch.autograd.Function):
    """The sum of a word's drawers; learning adds up only the drawers that are there, which is many times quicker."""

    @staticmethod
    def forward(ctx, table, pieces):
        ctx.save_for_backward(pieces)
        ctx.rows = table.shape[0]
        return F.embedding(pieces, table).sum(-2)

    @staticmethod
    def backward(ctx, grad):
        (pieces,) = ctx.saved_tensors
        flat = pieces.reshape(-1, pieces.shape[-1])
        word, slot = flat.nonzero(as_tuple=True)
        rows = grad.reshape(-1, grad.shape[-1])[word].float()
        table = torch.zeros(ctx.rows, grad.shape[-1], device=grad.device)
        return table.index_add_(0, flat[word, slot], rows), None


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
        if torch.onnx.is_in_onnx_export():
            seen = torch.matmul((torch.matmul(q, k.transpose(-1, -2)) * (d // h) ** -0.5).softmax(-1), v)
        else:
            seen = F.scaled_dot_product_attention(q, k, v, attn_mask=shut)
        x = x + drop(self.out(seen.transpose(1, 2).reshape(b, n, d)))
        return x + drop(self.down(F.gelu(self.up(self.after(x)))))


class Reader(nn.Module):
    def __init__(self, width=192, layers=4, heads=6, inner=512, drawer=64, drop=0.1):
        super().__init__()
        self.drawers = nn.Embedding(DRAWERS, drawer, padding_idx=0)
        self.from_pieces, self.from_marks = nn.Linear(drawer, width), nn.Linear(MARKS, width)
        self.from_places = nn.Linear(4 * 8 * 2 + PLACES, width)
        self.whole = nn.Parameter(torch.zeros(width))
        self.layers = nn.ModuleList(Layer(width, heads, inner) for _ in range(layers))
        self.norm, self.drop = nn.LayerNorm(width), nn.Dropout(drop)
        self.words = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.Linear(width, 5))
        self.none, self.look = nn.Linear(width, 5), nn.Linear(width, 4)
        self.paper = nn.Sequential(
            nn.Linear(5 * width + drawer, width), nn.GELU(), nn.Dropout(drop), nn.Linear(width, FREQUENCIES + 2 + CATEGORIES)
        )
        nn.init.normal_(self.drawers.weight, std=0.3)
        with torch.no_grad():
            self.drawers.weight[0] = 0
        self.register_buffer("waves", 2.0 ** torch.arange(8) * 3.14159265 / 2)

    def forward(self, pieces, marks, places, mask=None):
        """pieces [b,n,20], marks [b,n,80], places [b,n,5], mask [b,n] (1 for words; none when all are)."""
        count = (pieces > 0).to(marks.dtype).sum(-1, keepdim=True).clamp(min=1)
        summed = Sum.apply(self.drawers.weight, pieces) if self.training else self.drawers(pieces).sum(-2)
        text = summed / count.sqrt()
        angle = (places[..., :4].unsqueeze(-1) * self.waves).flatten(-2)
        x = self.from_marks(marks) + self.from_places(torch.cat([angle.sin(), angle.cos(), places], -1)) + self.from_pieces(text)
        b = x.shape[0]
        x = self.drop(torch.cat([self.whole.expand(b, 1, -1), x], 1))
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
            bag = (text * mask[..., None]).sum(1) / mask.sum(1, keepdim=True).sqrt()
        else:
            bag = text.mean(1) * (torch.ones_like(marks[:, :, 0]).sum(1, keepdim=True)).sqrt()
        seen = torch.matmul(look.softmax(1).transpose(1, 2), words).flatten(1)
        return self.words(words), self.none(first), self.paper(torch.cat([first, seen, bag], -1))
