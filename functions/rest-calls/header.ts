/**
 * A header of a request by its name in lower case. The gateway keeps each header's spelling as
 * sent; its headers are null in a test call of API Gateway's console.
 */
export function headerOf(
  headers: Readonly<Record<string, string | undefined>> | null,
  name: string,
): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}
