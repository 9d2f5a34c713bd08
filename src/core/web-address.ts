// A host, perhaps a port, and what follows. No name and password before the host: they only make one look like another.
const ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s<>"\\^`{|}\p{C}]*)?$/iu;
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/iu;

/** A web address as it can be opened: http or https, and https where none is said. Undefined for anything else. */
export function readWebAddress(typed: string): string | undefined {
  const address = WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  return ADDRESS.test(address) ? address : undefined;
}
