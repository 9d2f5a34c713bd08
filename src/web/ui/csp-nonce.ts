import { setNonce } from "get-nonce";

/** This page's CSP nonce. Browsers hide the attribute from selectors and show it as a property alone. */
export function cspNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

// Open dialogs and selects lock the page's scroll with a <style> of their own, which the CSP admits only with the nonce.
// Import this file for its effect beside every Radix part that locks the scroll.
const nonce = cspNonce();
if (nonce) setNonce(nonce);
