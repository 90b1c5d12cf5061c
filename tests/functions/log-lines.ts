/** A logger that keeps its lines, so that a test can search them for personal data. */
export function keptLog() {
  const lines: string[] = [];
  const keep =
    (level: string) =>
    (...parts: unknown[]) => {
      lines.push(`${level} ${JSON.stringify(parts, errorsToo)}`);
    };
  return {
    lines,
    logger: {
      debug: keep('debug'),
      info: keep('info'),
      warn: keep('warn'),
      error: keep('error'),
    },
  };
}

function errorsToo(_key: string, value: unknown): unknown {
  return value instanceof Error ? { message: value.message, cause: value.cause } : value;
}
