const hourOnly = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayOnly = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const both = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The short label of an hour on the axis: the time within a day, the day within a month. */
export function formatHour(hour: string, hoursShown: number): string {
  return (hoursShown > 48 ? dayOnly : hourOnly).format(new Date(hour));
}

export function formatDayAndHour(hour: string): string {
  return both.format(new Date(hour));
}
