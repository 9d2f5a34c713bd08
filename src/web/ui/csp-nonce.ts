import { setNonce } from "get-nonce";

/** This page's CSP nonce. Browsers expose it only as a property, not as an attribute. */
export function cspNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

// Radix dialogs and selects lock scrolling with a <style> element, which the CSP allows only with the nonce.
// Import this file for its effect beside every Radix part that locks the scroll.
const nonce = cspNonce();
if (nonce) setNonce(nonce);
