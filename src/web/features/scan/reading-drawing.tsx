/** A sheet with a line of light going down it; it stands still where the system asks for that. */
export function ReadingDrawing() {
  return (
    <svg viewBox="0 0 96 120" aria-hidden="true" className="h-30 w-24">
      <path d="M8 4h60l20 20v92H8Z" className="fill-surface stroke-border-strong" strokeWidth="1.5" />
      <path d="M68 4v20h20" className="fill-none stroke-border-strong" strokeWidth="1.5" />
      <g className="fill-border">
        <rect x="20" y="22" width="34" height="6" rx="3" />
        <rect x="20" y="42" width="56" height="4" rx="2" />
        <rect x="20" y="52" width="48" height="4" rx="2" />
        <rect x="20" y="62" width="56" height="4" rx="2" />
        <rect x="52" y="92" width="24" height="8" rx="4" />
      </g>
      <g className="animate-scan text-primary">
        <rect x="2" y="10" width="92" height="2.5" rx="1.25" className="fill-current" />
        <rect x="8" y="12" width="80" height="14" className="fill-current opacity-15" />
      </g>
    </svg>
  );
}
