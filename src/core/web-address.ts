// A host, an optional port, and the rest. No user name or password: they can disguise the host.
const ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s<>"\\^`{|}\p{C}]*)?$/iu;
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/iu;

/** An openable web address: http or https, adding https if there is no scheme. Undefined for anything else. */
export function readWebAddress(typed: string): string | undefined {
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  return ADDRESS.test(address) ? address : undefined;
}
