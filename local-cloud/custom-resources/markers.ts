/**
 * Replaces CDK's markers in deployed files. A marker is a placeholder for a value that is known
 * only at deployment. The rules are those of CDK's own deployment handler.
 */
export interface MarkersConfig {
  jsonEscape?: boolean | string | undefined;
  markerEncodings?: Record<string, string> | undefined;
}

export function replaceMarkers(
  content: string,
  markers: Record<string, unknown>,
  config: MarkersConfig = {},
): string {
  return Object.entries(markers).reduce(
    (replaced, [marker, value]) => replaced.replaceAll(marker, () => encode(marker, value, config)),
    content,
  );
}

function encode(marker: string, value: unknown, config: MarkersConfig): string {
  const escapes = String(config.jsonEscape ?? false) === 'true';
  const encoding =
    config.markerEncodings?.[marker] ?? (escapes ? 'UNQUOTED_JSON_VALUE' : 'LITERAL');
  const json = JSON.stringify(value);
  switch (encoding) {
    case 'LITERAL':
      if (typeof value !== 'string') throw new Error(`The marker ${marker} needs a string`);
      return value;
    case 'UNQUOTED_JSON_VALUE':
      return typeof value === 'string' ? json.slice(1, -1) : json;
    case 'JSON_VALUE':
      return json;
    case 'YAML_STRING':
      return /^[A-Za-z][A-Za-z0-9._-]*$/.test(String(value)) &&
        !yamlReserved.has(String(value).toLowerCase())
        ? String(value)
        : json;
    default:
      throw new Error(`Unknown marker encoding ${encoding}`);
  }
}

const yamlReserved = new Set(['y', 'n', 'yes', 'no', 'true', 'false', 'on', 'off', 'null']);
