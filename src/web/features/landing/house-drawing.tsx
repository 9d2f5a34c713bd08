/** A house in one line: the light is on, a bill lies on the table. */
export function HouseDrawing() {
  return (
    <svg
      viewBox="0 0 300 176"
      aria-hidden="true"
      className="block w-72 max-w-full fill-none stroke-current"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M64 168V76l86-60 86 60v92Z" className="fill-surface" />
      <path d="m48 86 102-71 102 71M196 45V22h20v40M2 168h296" />
      <path d="M150 17v37m-17 15a17 15 0 0 1 34 0Zm12 0a5 5 0 0 0 10 0" className="fill-surface" />
      <path d="M92 128h116m-108 0v40m100-40v40" />
      <path d="m128 128 6-30h36l-6 30Z" className="fill-primary-soft" />
      <path d="M140 106h20m-22 8h20m-21 7h10" className="stroke-primary" />
      <path
        d="M22 168v-22m0 6c-12-4-14-18-12-28 10 4 14 14 12 28Zm0-6c10-2 14-12 13-20-9 2-14 10-13 20Z"
        className="fill-surface"
      />
    </svg>
  );
}
