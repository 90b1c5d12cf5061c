/** Returns the end of a day in the user's time zone, as ISO 8601; undefined for an empty text. */
export function endOfDay(day: string): string | undefined {
  return day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString();
}

/**
 * Returns the day of a moment in the user's time zone, in the format of a date field
 * (`2026-11-21`).
 */
export function dayOf(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-');
}
