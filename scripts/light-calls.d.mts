import type { Plugin } from "vite";

export function lightCalls(): Plugin;
