/** This page's CSP nonce. Browsers hide the attribute from selectors and show it as a property alone. */
export function cspNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
