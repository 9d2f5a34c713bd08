"""Keeps a network's weights in sixteen bits, with steps that make numbers of them: python3 keep.py <from.onnx> <to.onnx>"""
import sys

import numpy as np
import onnx
from onnx import helper, numpy_helper

FEW = 1000

model = onnx.load(sys.argv[1])
graph = model.graph
tensors, nodes, casts = list(graph.initializer), list(graph.node), []
del graph.initializer[:], graph.node[:]
for tensor in tensors:
    numbers = numpy_helper.to_array(tensor)
    if numbers.dtype != np.float32 or numbers.size < FEW:
        graph.initializer.append(tensor)
        continue
    half = f"{tensor.name}:half"
    graph.initializer.append(numpy_helper.from_array(numbers.astype(np.float16), half))
    casts.append(helper.make_node("Cast", [half], [tensor.name], to=onnx.TensorProto.FLOAT))
graph.node.extend(casts + nodes)
onnx.save(model, sys.argv[2])
