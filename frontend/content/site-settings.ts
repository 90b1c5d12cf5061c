/** What changes when the agency does: name, contacts and the sign in front of amounts. */
export const siteSettings = {
  brand: 'Tidewright',
  description:
    'Tidewright is a full-stack performance marketing agency. We plan, buy, build and measure, from the first click to the signed deal.',
  email: 'hello@tidewright.example',
  phone: '+91 22 5550 0142',
  currencySign: '$',
} as const;
