// Makes the scanner's lighter networks from the package's detector and our recogniser: npm run networks
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { assets } from "#server/scanner/child/ocr/models.ts";
import { calibratedScales } from "./calibrated-scales.ts";
import { quantisableNodes, quantisedPlaces, toEightBits } from "./eight-bits.ts";
import { fold } from "./fold.ts";
import { pages } from "./inputs.ts";
import { type Network, readNetwork, writeNetwork } from "./onnx-file.ts";
import { trainedScales } from "./trained-scales.ts";

const ROOT = join(import.meta.dirname, "../..");
const BILLS = join(ROOT, "src/server/scanner/testing-bills");
const TARGET = join(ROOT, "src/server/scanner/child/ocr");

function open(file: string): Network {
  const network = readNetwork(readFileSync(file));
  const steps = network.nodes.length;
  fold(network);
  console.log(`${basename(file)}: ${steps} steps, ${network.nodes.length} after folding`);
  return network;
}

function write(network: Network, file: string) {
  const bytes = writeNetwork(network);
  writeFileSync(join(TARGET, file), bytes);
  console.log(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB`);
}

const detector = open(join(assets, "ch_PP-OCRv4_det_infer.onnx"));
const chosen = quantisableNodes(detector);
toEightBits(detector, chosen, await calibratedScales(detector, quantisedPlaces(detector, chosen), pages(BILLS)));
write(detector, "detector.onnx");

const recogniser = open(join(import.meta.dirname, "recogniser-full.onnx"));
const scales = trainedScales(recogniser);
toEightBits(recogniser, quantisableNodes(recogniser), scales);
write(recogniser, "recogniser.onnx");
