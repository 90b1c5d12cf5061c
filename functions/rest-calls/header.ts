/**
 * Finds a header of a request by its name in lower case. API Gateway keeps the spelling of names as
 * sent. In a test call from API Gateway's console, the event's headers are null.
 */
export function headerOf(
  headers: Readonly<Record<string, string | undefined>> | null,
  name: string,
): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}
