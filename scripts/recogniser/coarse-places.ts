// What of the recogniser will count in eight bits, for teaching: tsx scripts/recogniser/coarse-places.ts <network.onnx> <out.json>
import { readFileSync, writeFileSync } from "node:fs";
import { coarseOnes, placesAround } from "../networks/eight-bits.ts";
import { readNetwork } from "../networks/onnx-file.ts";
import { swishAfter } from "../networks/swish.ts";

const [from = "", out = ""] = process.argv.slice(2);
const network = readNetwork(readFileSync(from));
const chosen = coarseOnes(network);
const convolutions = chosen.flatMap(({ outputs }) => outputs);
const swishes = convolutions.flatMap((name) => swishAfter(network, name) ?? []);
writeFileSync(
  out,
  JSON.stringify({
    convolutions,
    places: placesAround(network, chosen),
    swished: swishes.map(({ of }) => of),
    gates: swishes.map(({ gate }) => gate),
  }),
);
