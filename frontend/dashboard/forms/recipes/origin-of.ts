/**
 * Returns the origin of an address: `forms.lender.example/apply` → `https://forms.lender.example`.
 */
export function originOf(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || /\s/.test(trimmed) || !URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return hostname.includes('.') || hostname === 'localhost' ? origin : undefined;
}
