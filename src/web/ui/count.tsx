const Space = () => (
  <span aria-hidden="true" className="invisible">
    0
  </span>
);

/** How many, in brackets at the end of a label: as wide from the start as two figures, so that what stands beside it stays. */
export function Count({ of }: { of: number | "–" | undefined }) {
  return (
    <span className="tabular-nums">
      ({of ?? <Space />}){(typeof of !== "number" || of < 10) && <Space />}
    </span>
  );
}
