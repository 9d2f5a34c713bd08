// What of the recogniser will count in eight bits, for teaching: tsx scripts/recogniser/coarse-places.ts <network.onnx> <out.json>
import { readFileSync, writeFileSync } from "node:fs";
import { quantisableNodes, quantisedPlaces } from "../networks/eight-bits.ts";
import { readNetwork } from "../networks/onnx-file.ts";
import { swishAfter } from "../networks/swish.ts";

const [from = "", out = ""] = process.argv.slice(2);
const network = readNetwork(readFileSync(from));
const chosen = quantisableNodes(network);
const convolutions = chosen.flatMap(({ outputs }) => outputs);
const swishes = convolutions.flatMap((name) => swishAfter(network, name) ?? []);
writeFileSync(
  out,
  JSON.stringify({
    convolutions,
    places: quantisedPlaces(network, chosen),
    swished: swishes.map(({ of }) => of),
    gates: swishes.map(({ gate }) => gate),
  }),
);
