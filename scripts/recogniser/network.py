"""A network's file as steps that PyTorch can learn through, and back into a file."""
import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper


def attributes(node):
    return {each.name: onnx.helper.get_attribute_value(each) for each in node.attribute}


def rounded(x, step):
    """Whole steps on the way there; on the way back as if nothing had been rounded."""
    return x + (torch.round(x / step) * step - x).detach()


def without_ends(model):
    """A network that was taught within ends learns them anew."""
    kept = [node for node in model.graph.node if node.op_type != "Clip"]
    for node in kept:
        node.output[0] = node.output[0].removesuffix(":free")
    del model.graph.node[:]
    model.graph.node.extend(kept)
    return model


def in_full(model):
    """A network that was kept in sixteen bits, in thirty-two again."""
    casts = {node.input[0]: node for node in model.graph.node if node.op_type == "Cast" and node.input[0].endswith(":half")}
    for tensor in model.graph.initializer:
        if tensor.name in casts:
            numbers = numpy_helper.to_array(tensor).astype(np.float32)
            tensor.CopyFrom(numpy_helper.from_array(numbers, casts[tensor.name].output[0]))
    kept = [node for node in model.graph.node if node not in casts.values()]
    del model.graph.node[:]
    model.graph.node.extend(kept)
    return model


class Network(torch.nn.Module):
    """`coarse` names what will count in eight bits: convolutions by their answer, other places, and those before a hard swish."""

    def __init__(self, file, coarse=None):
        super().__init__()
        self.coarse = coarse
        self.seen, self.looks = {}, 0
        self.model = without_ends(in_full(onnx.load(file)))
        self.nodes = [(node.op_type, list(node.input), node.output[0], attributes(node)) for node in self.model.graph.node]
        self.input = self.model.graph.input[0].name
        self.fixed, self.names = {}, {}
        for tensor in self.model.graph.initializer:
            numbers = numpy_helper.to_array(tensor)
            if numbers.dtype == np.float32 and numbers.size > 1:
                safe = f"w{len(self.names)}"
                self.names[tensor.name] = safe
                self.register_parameter(safe, torch.nn.Parameter(torch.from_numpy(numbers.copy())))
            elif numbers.dtype == np.float32:
                self.fixed[tensor.name] = float(numbers.reshape(-1)[0])
            else:
                self.fixed[tensor.name] = numbers.reshape(-1).tolist()

    def forward(self, x):
        """What the last step before the chances answers: one row of scores for each place along the line."""
        values = dict(self.fixed)
        for name, safe in self.names.items():
            values[name] = getattr(self, safe)
        values[self.input] = x
        if self.coarse and self.training:
            self.looks += 1
        for op, inputs, output, given in self.nodes[:-1]:
            taken = [values[name] for name in inputs]
            if self.coarse and output in self.coarse["convolutions"]:
                most = taken[1].detach().abs().amax((1, 2, 3), keepdim=True).clamp(min=1e-4)
                taken[1] = rounded(taken[1], most / 127)
            values[output] = step(op, taken, given)
            if self.coarse and output in self.coarse["places"]:
                values[output] = self.in_eight_bits(output, values[output])
            if self.coarse and output in self.coarse["gates"]:
                values[output] = rounded(values[output], 1 / 255)
        assert self.nodes[-1][0] == "Softmax"
        return values[self.nodes[-1][1][0]]

    def in_eight_bits(self, place, x):
        """Between the ends that were mostly seen, in 255 steps; what is beyond is cut off."""
        if place not in self.seen or (self.training and (self.looks < 40 or self.looks % 10 == 0)):
            with torch.no_grad():
                flat = x.detach().reshape(-1)
                some = flat[:: max(1, flat.numel() // 20_000) | 1]
                low, high = torch.quantile(some.float(), torch.tensor([0.0003, 0.9997], device=x.device))
                low = low.clamp(max=0)
                if place in self.coarse["swished"]:
                    low = low.clamp(min=-3)
                ends = torch.stack([low, high.clamp(min=1e-3)])
                self.seen[place] = ends if place not in self.seen else self.seen[place].lerp(ends, 0.1)
        low, high = self.seen[place]
        return rounded(torch.maximum(torch.minimum(x, high), low), (high - low) / 255)

    def save(self, file, height):
        """As it was learned: where it will count in eight bits, numbers are kept between the ends they were taught within."""
        model = onnx.ModelProto()
        model.CopyFrom(self.model)
        model.graph.input[0].type.tensor_type.shape.dim[2].dim_value = height
        for tensor in model.graph.initializer:
            if tensor.name in self.names:
                numbers = getattr(self, self.names[tensor.name]).detach().float().cpu().numpy()
                tensor.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(numbers), tensor.name))
        nodes = list(model.graph.node)
        del model.graph.node[:]
        for node in nodes:
            model.graph.node.append(node)
            place = node.output[0]
            if place in self.seen:
                low, high = self.seen[place].tolist()
                model.graph.node[-1].output[0] = f"{place}:free"
                model.graph.node.append(onnx.helper.make_node("Clip", [f"{place}:free"], [place], min=low, max=high))
        onnx.save(model, file)


def step(op, given, attributes):
    a = given[0]
    b = given[1] if len(given) > 1 else None
    if op == "Conv":
        top, left, bottom, right = attributes["pads"]
        assert (top, left) == (bottom, right)
        bias = given[2] if len(given) > 2 else None
        return F.conv2d(a, b, bias, attributes["strides"], (top, left), attributes["dilations"], attributes["group"])
    if op == "Add":
        return a + b
    if op == "Sub":
        return a - b
    if op == "Mul":
        return a * b
    if op == "Div":
        return a / b
    if op == "Pow":
        return a**b
    if op == "Sqrt":
        return torch.sqrt(a)
    if op == "Relu":
        return torch.relu(a)
    if op == "Sigmoid":
        return torch.sigmoid(a)
    if op == "HardSigmoid":
        return torch.clamp(a * attributes["alpha"] + attributes["beta"], 0, 1)
    if op == "MatMul":
        return a @ b
    if op == "Softmax":
        return torch.softmax(a, attributes["axis"])
    if op == "GlobalAveragePool":
        return a.mean((2, 3), keepdim=True)
    if op == "AveragePool":
        return F.avg_pool2d(a, attributes["kernel_shape"], attributes["strides"])
    if op == "ReduceMean":
        return a.mean(attributes["axes"], keepdim=attributes.get("keepdims", 1) == 1)
    if op == "Transpose":
        return a.permute(attributes["perm"])
    if op == "Squeeze":
        return a.squeeze(attributes["axes"][0])
    if op == "Shape":
        return list(a.shape)
    if op == "Cast":
        return a
    if op == "Slice":
        start, end, axis = b[0], given[2][0], given[3][0]
        return a[start:end] if isinstance(a, list) else a.narrow(axis, start, end - start)
    if op == "Concat":
        return sum(given, []) if isinstance(a, list) else torch.cat(given, attributes["axis"])
    if op == "Reshape":
        return a.reshape([a.shape[at] if size == 0 else size for at, size in enumerate(b)])
    raise ValueError(op)
