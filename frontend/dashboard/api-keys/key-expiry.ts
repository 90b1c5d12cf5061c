/** The end of that day where the person is; undefined for no day. */
export function endOfDay(day: string): string | undefined {
  return day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString();
}

/** The day of a moment in the user's time zone, in the format of a date field. */
export function dayOf(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return [moment.getFullYear(), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-');
}
