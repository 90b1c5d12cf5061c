/** Shell commands that call the REST API. */

export const getCommand = (url: string, apiKey: string) => `curl '${url}' \\
  -H 'x-api-key: ${apiKey}'`;

/** @param body JSON, formatted as the reader sees it. */
export function postCommand(url: string, apiKey: string, body: string, ...more: string[]): string {
  const headers = ['Content-Type: application/json', `x-api-key: ${apiKey}`, ...more];
  const lines = headers.map((header) => `  -H '${header}' \\\n`).join('');
  // An apostrophe would end the quoted text in the shell, so each apostrophe is escaped.
  return `curl -X POST '${url}' \\
${lines}  -d '${body.replaceAll("'", `'\\''`)}'`;
}
