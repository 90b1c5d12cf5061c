const LINES = 13;
const LEAD = 6;

/** Scattered on the left, in order on the right: what the agency does with demand. */
function currentPath(line: number): string {
  const scattered = 24 + ((line * 149) % 352);
  const swell = 200 + ((line * 83) % 240) - 120;
  const ordered = 128 + line * 12;
  return `M-20 ${scattered}C220 ${swell} 340 ${400 - swell} 620 ${ordered}S1000 ${ordered} 1220 ${ordered}`;
}

export function LeadCurrent() {
  return (
    <svg
      className="hero__current"
      viewBox="0 0 1200 400"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: LINES }, (_, line) => (
        <path key={line} d={currentPath(line)} className={line === LEAD ? 'is-lead' : undefined} />
      ))}
    </svg>
  );
}
