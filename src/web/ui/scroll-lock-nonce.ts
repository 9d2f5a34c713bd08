import { setNonce } from "get-nonce";
import { cspNonce } from "./csp-nonce.ts";

// Open dialogs and selects lock the page's scroll with a <style> of their own, which the CSP admits only with the nonce.
// Import this file for its effect beside every Radix part that locks the scroll.
const nonce = cspNonce();
if (nonce) setNonce(nonce);
