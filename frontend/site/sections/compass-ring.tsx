const TICKS = 72;

/** A ring with a compass scale around its content. */
export function CompassRing() {
  return (
    <svg className="compass-ring" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <circle cx="100" cy="100" r="97" />
      <circle cx="100" cy="100" r="80" />
      {Array.from({ length: TICKS }, (_, tick) => (
        <path
          key={tick}
          d={tick % 6 === 0 ? 'M100 3v12' : 'M100 3v6'}
          transform={`rotate(${(tick * 360) / TICKS} 100 100)`}
        />
      ))}
      <path className="compass-ring__north" d="M100 -2 105 12H95Z" />
    </svg>
  );
}
