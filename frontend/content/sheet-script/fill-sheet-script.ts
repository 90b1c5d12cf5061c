/** The script with the two lines that differ from one person to the next. */
export function fillSheetScript(source: string, webhookUrl: string, apiKey: string): string {
  return source.replace('YOUR_WEBHOOK_URL', () => webhookUrl).replace('YOUR_API_KEY', () => apiKey);
}
