/** An element by its local name; `text` is the text directly in it. */
export type Element = { name: string; text: string; children: Element[] };

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!\w[^<>]*>|<(\/?)([^\s/<>]+)(?=[\s/>])([^<>]*)>|([^<]+)/g;
const SPANS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<", ">"],
] as const;
const DEEPEST = 40;

/** The tokens of a source. Empty if something never closes, because its end would be searched for repeatedly. */
export function tokensOf(source: string): Iterable<RegExpExecArray> {
  const isOpen = ([start, end]: readonly [string, string]) => source.lastIndexOf(start) > source.lastIndexOf(end);
  return SPANS.some(isOpen) ? [] : source.matchAll(TOKEN);
}

/**
 * Reads enough XML for an invoice: elements and text. Attributes, namespaces and custom entities are ignored, so nothing can
 * expand or load anything. Undefined if it isn't one tree.
 */
export function readXml(source: string, tokens: Iterable<RegExpExecArray> = tokensOf(source)): Element | undefined {
  const root: Element = { name: "", text: "", children: [] };
  const open = [root];
  for (const [, cdata, closing, name, rest, text] of tokens) {
    const current = open.at(-1);
    if (current === undefined) return undefined;
    if (cdata !== undefined) current.text += cdata;
    else if (text !== undefined) current.text += unescaped(text);
    else if (name !== undefined && closing === "/") open.pop();
    else if (name !== undefined) {
      const child: Element = { name: name.slice(name.indexOf(":") + 1), text: "", children: [] };
      current.children.push(child);
      if (!rest?.endsWith("/")) open.push(child);
      if (open.length > DEEPEST) return undefined;
    }
  }
  return open.length === 1 ? root.children[0] : undefined;
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The first element along a path of names; undefined if a step is missing. */
export function at(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>((one, name) => one?.children.find((child) => child.name === name), element);
}

/** All descendants with one of these names, in order. */
export function below(element: Element, ...names: string[]): Element[] {
  return element.children.flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...below(child, ...names),
  ]);
}

export const textOf = (element: Element | undefined) => element?.text.trim().replace(/\s+/g, " ") || undefined;
