// Makes the scanner's lighter networks from the package's: npm run networks
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Tensor } from "onnxruntime-node";
import { FULL, networks } from "#server/scanner/child/ocr/models.ts";
import { signs } from "#server/scanner/child/ocr/signs.ts";
import { coarseOnes, placesAround, toEightBits } from "./eight-bits.ts";
import { fold } from "./fold.ts";
import { lines, pages } from "./inputs.ts";
import { keepSigns } from "./latin-only.ts";
import { type Network, readNetwork, writeNetwork } from "./onnx-file.ts";
import { seenScales } from "./seen-scales.ts";

const ROOT = join(import.meta.dirname, "../..");
const BILLS = join(ROOT, "src/server/scanner/testing-bills");
const TARGET = join(ROOT, "src/server/scanner/child/ocr");

// What is looked for on the bills is found with the package's own networks, so that the outcome is always the same.
networks.areLight = false;

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

async function lighten(network: Network, inputs: AsyncIterable<Tensor>) {
  const chosen = coarseOnes(network);
  toEightBits(network, chosen, await seenScales(network, placesAround(network, chosen), inputs));
}

const detector = open(FULL.detector);
await lighten(detector, pages(BILLS));
write(detector, "detector.onnx");

const recogniser = open(FULL.recogniser);
const { all, latin } = await signs();
keepSigns(recogniser, latin, all.length);
await lighten(recogniser, lines(BILLS));
write(recogniser, "recogniser.onnx");
