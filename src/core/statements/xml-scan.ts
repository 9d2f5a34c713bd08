/** Receives tags and text in the file's order. Names have no prefix. */
export type XmlReader = {
  open: (name: string, attributes: string) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

const DEEPEST = 60;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Decodes numeric and predefined entities. Others are left as they are. */
export function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Scans a file once without keeping it. Document type declarations are refused, so entities can't expand or load anything.
 * Returns whether the file was one complete tree.
 */
export function scanXml(source: string, reader: XmlReader): "whole" | "cut-off" | "has-entities" {
  const open: string[] = [];
  let at = source.indexOf("<");
  while (at >= 0) {
    if (source.startsWith("<!--", at)) at = after(source, "-->", at);
    else if (source.startsWith("<?", at)) at = after(source, "?>", at);
    else if (source.startsWith("<![CDATA[", at)) {
      const end = source.indexOf("]]>", at);
      if (end >= 0) reader.text(source.slice(at + 9, end));
      at = end < 0 ? -1 : end + 3;
    } else if (source.startsWith("<!", at)) return "has-entities";
    else {
      const end = source.indexOf(">", at);
      if (end >= 0) tag(source.slice(at + 1, end), open, reader);
      at = end < 0 ? -1 : end + 1;
    }
    if (at < 0 || open.length > DEEPEST) return "cut-off";
    const next = source.indexOf("<", at);
    if (next < 0) break;
    if (next > at && open.length > 0) reader.text(unescaped(source.slice(at, next)));
    at = next;
  }
  return open.length === 0 ? "whole" : "cut-off";
}

function after(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

function tag(inside: string, open: string[], reader: XmlReader): void {
  const isClosing = inside.startsWith("/");
  const [, name = "", attributes = ""] = /^\/?([^\s/]{1,100})([\s\S]*)$/.exec(inside) ?? [];
  const local = localName(name);
  if (isClosing) {
    // A mismatched closing tag is ignored, so the tree never completes.
    if (open.at(-1) === local) {
      open.pop();
      reader.close(local);
    }
    return;
  }
  reader.open(local, attributes);
  if (inside.endsWith("/")) reader.close(local);
  else open.push(local);
}
