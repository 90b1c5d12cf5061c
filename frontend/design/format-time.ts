const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export function formatDay(time: string): string {
  return day.format(new Date(time));
}

export function formatMoment(time: string): string {
  return moment.format(new Date(time));
}
