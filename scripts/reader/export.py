"""
Writes a trained network as ONNX: weights in eight bits, each row with a step of its own; reading counts in full.
export.py <weights> <onnx file>
"""
import io, os, sys
import numpy as np
import torch
from network import MARKS, NEAR, PIECES, PLACES, Reader


def save(weights, path):
    """Weights as they come from training: as they are (.pt, for going on) or in eight bits (.npz, for taking away)."""
    if path.endswith(".pt"):
        torch.save(weights, path + ".part")
        os.replace(path + ".part", path)
        return
    small = {}
    for name, value in weights.items():
        value = value.detach().float().cpu().numpy()
        if value.ndim == 2 and value.size >= 2048:
            step = np.maximum(np.abs(value).max(axis=1, keepdims=True), 1e-8) / 127
            small[name + "/step"] = step.astype(np.float32)
            value = np.clip(np.round(value / step), -127, 127).astype(np.int8)
        small[name] = value
    whole = io.BytesIO()
    np.savez(whole, **small)
    with open(path, "wb") as file:
        file.write(whole.getvalue())


def load(path):
    small = np.load(path)
    whole = lambda name: small[name] * small[name + "/step"] if name + "/step" in small.files else small[name]
    net = Reader()
    net.load_state_dict({name: torch.from_numpy(whole(name)) for name in small.files if not name.endswith("/step")})
    return net


def export(net, path):
    net.eval()
    n = 40
    example = (torch.randint(0, 12000, (1, n, PIECES)), torch.randn(1, n, MARKS), torch.rand(1, n, PLACES), torch.randint(0, n, (1, n, NEAR)))
    names = ["pieces", "marks", "places", "near"]
    torch.onnx.export(net, example, path, input_names=names, output_names=["words", "none", "paper"], opset_version=17,
                      dynamic_axes={**{name: {1: "n"} for name in names}, "words": {1: "n"}}, dynamo=False)
    shrink(path)
    check(net, path)


def shrink(path):
    import onnx
    from onnx import helper, numpy_helper

    model = onnx.load(path)
    graph = model.graph
    kept, nodes = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.ndim != 2 or values.size < 2048:
            kept.append(tensor)
            continue
        # The embedding's rows, and the columns of what is multiplied.
        axis = 0 if values.shape[0] > 4096 else 1
        largest = np.abs(values).max(axis=1 - axis, keepdims=True)
        step = np.maximum(largest, 1e-8) / 127
        small = np.clip(np.round(values / step), -127, 127).astype(np.int8)
        kept.append(numpy_helper.from_array(small, tensor.name + "_8"))
        kept.append(numpy_helper.from_array(step.reshape(-1).astype(np.float32), tensor.name + "_step"))
        nodes.append(helper.make_node("DequantizeLinear", [tensor.name + "_8", tensor.name + "_step"], [tensor.name], axis=axis))
    del graph.initializer[:]
    graph.initializer.extend(kept)
    old = list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes + old)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def check(net, path):
    import onnxruntime

    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    n = 133
    inputs = (torch.randint(0, 12000, (1, n, PIECES)), torch.randn(1, n, MARKS), torch.rand(1, n, PLACES), torch.randint(0, n, (1, n, NEAR)))
    with torch.no_grad():
        wanted = net(*inputs)
    got = session.run(None, {name: value.numpy() for name, value in zip(["pieces", "marks", "places", "near"], inputs)})
    for one, other in zip(wanted, got):
        print("export differs by", float((one - torch.from_numpy(other)).norm() / one.norm()), flush=True)


if __name__ == "__main__":
    export(load(sys.argv[1]), sys.argv[2])
