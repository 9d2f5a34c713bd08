"""The middle of networks taught one after another reads more evenly than the last: python3 average.py <to.onnx> <from.onnx>..."""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

to, *files = sys.argv[1:]
models = [onnx.load(file) for file in files]
weights = [{tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer} for model in models]
ends = [{(node.output[0], end.name): end.f for node in model.graph.node if node.op_type == "Clip" for end in node.attribute} for model in models]
average = models[0]
for tensor in average.graph.initializer:
    some = [each[tensor.name] for each in weights]
    if some[0].dtype == np.float32 and some[0].size > 1:
        tensor.CopyFrom(numpy_helper.from_array((sum(some) / len(some)).astype(np.float32), tensor.name))
for node in average.graph.node:
    if node.op_type == "Clip":
        for end in node.attribute:
            end.f = sum(each[node.output[0], end.name] for each in ends) / len(ends)
onnx.save(average, to)
