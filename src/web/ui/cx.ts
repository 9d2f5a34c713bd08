/** Joins class names, leaving out what is absent: `cx("a", wide && "b")`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
