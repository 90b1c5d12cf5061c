const depths = [
  { x: 70, y: 560, text: '41' },
  { x: 196, y: 470, text: '38' },
  { x: 300, y: 604, text: '52' },
  { x: 92, y: 332, text: '27' },
  { x: 450, y: 520, text: '19' },
  { x: 236, y: 220, text: '33' },
  { x: 520, y: 380, text: '12' },
  { x: 380, y: 92, text: '24' },
  { x: 604, y: 214, text: '7' },
] as const;

const waypoints = [
  { x: 92, y: 612, text: 'First call' },
  { x: 300, y: 402, text: 'CAC \u221212%' },
  { x: 412, y: 262, text: 'ROAS 10X' },
] as const;

/**
 * The home page's drawing: a ship's course through shallow water, from the first call to the
 * harbour.
 */
export function PlottedCourse() {
  return (
    <svg className="plotted-course" viewBox="0 0 680 680" aria-hidden="true" focusable="false">
      <g className="plotted-course__rose">
        <circle cx="560" cy="560" r="84" />
        <circle cx="560" cy="560" r="68" />
        <path d="M560 466v188M466 560h188M560 476l9 84-9 84-9-84Z" />
        {Array.from({ length: 24 }, (_, tick) => (
          <path key={tick} d="M560 476v8" transform={`rotate(${tick * 15} 560 560)`} />
        ))}
      </g>
      {depths.map(({ x, y, text }) => (
        <text key={text} className="plotted-course__depth" x={x} y={y}>
          {text}
        </text>
      ))}
      <path className="plotted-course__wake" d="M-40 690 92 612 300 402 412 262 604 92" />
      <path
        className="plotted-course__line"
        pathLength="1"
        d="M-40 690 92 612 300 402 412 262 604 92"
      />
      {waypoints.map(({ x, y, text }) => (
        <g key={text} className="plotted-course__mark">
          <circle cx={x} cy={y} r="9" />
          <text x={x + 22} y={y + 6}>
            {text}
          </text>
        </g>
      ))}
      <g className="plotted-course__harbour">
        <circle cx="604" cy="92" r="22" />
        <circle cx="604" cy="92" r="7" />
      </g>
    </svg>
  );
}
