/** The text of the e-mail: names of forms and numbers of leads, never a lead's data. */
import { alertSentence } from '../../contract/alert-words.ts';
import type { News } from './digest-rules.ts';

export interface Mail {
  subject: string;
  text: string;
  /** The address of the page where the user turns these e-mails off. */
  unsubscribe: string;
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export function digestMail(news: News, siteUrl: string): Mail {
  const { alerts, forms, callbacks, nearEnd } = news;
  const dashboard = `${siteUrl}/dashboard`;
  const unsubscribe = `${dashboard}#account`;
  const parts = [
    ...(alerts.length > 0 ? [alertsPart(alerts, dashboard)] : []),
    ...(forms.length > 0 ? [formsPart(forms, dashboard)] : []),
    ...(callbacks.length > 0 ? [callbacksPart(callbacks, dashboard)] : []),
    ...(nearEnd > 0
      ? [
          `${many(nearEnd, 'lead waits', 'leads wait')} and will expire within a day, unsent:\n${dashboard}`,
        ]
      : []),
    ...(news.undecided > 0 ? [undecidedPart(news, dashboard)] : []),
  ];
  const footer =
    'You get such an e-mail at most once a day, and once more when a form pauses or an alert rings.\n' +
    `Turn it off under Account, “E-mail”: ${unsubscribe}`;
  return {
    subject: `Form Automation: ${subjectOf(news)}`,
    text: [...parts, footer].join('\n\n'),
    unsubscribe,
  };
}

function subjectOf(news: News): string {
  const { alerts, forms, callbacks, nearEnd, undecided, undecidedOrMore } = news;
  const ringing = alerts.filter(({ isRaised }) => isRaised).length;
  if (ringing > 0) return many(ringing, 'alert rings', 'alerts ring');
  if (forms.length > 0) return many(forms.length, 'form needs attention', 'forms need attention');
  if (callbacks.length > 0) return many(callbacks.length, 'callback is off', 'callbacks are off');
  if (nearEnd > 0) return `${many(nearEnd, 'lead expires', 'leads expire')} within a day`;
  if (alerts.length > 0) return many(alerts.length, 'alert is well again', 'alerts are well again');
  const count = undecidedOrMore
    ? `more than ${undecided} leads wait`
    : many(undecided, 'lead waits', 'leads wait');
  return `${count} for your decision`;
}

function alertsPart(alerts: News['alerts'], dashboard: string): string {
  const lines = alerts.map((alert) => `- ${alertSentence(alert)}`);
  return ['Your alerts say:', ...lines, `${dashboard}/alerts`].join('\n');
}

function formsPart(forms: News['forms'], dashboard: string): string {
  const lines = forms.map(({ id, name }) => `- ${name}: ${dashboard}/forms/${id}`);
  return [
    'The page of a form is not what it was set up for, so its leads wait. None is lost, and none uses up an attempt:',
    ...lines,
  ].join('\n');
}

function callbacksPart(callbacks: News['callbacks'], dashboard: string): string {
  const lines = callbacks.map(({ host }) => `- ${host}`);
  // A Slack channel is managed on the dashboard's page of alerts, so the link leads there.
  const pages = callbacks.map(({ kind }) => `${dashboard}/${kind ? 'alerts' : 'callbacks'}`);
  return [
    'These addresses are not called any more, because they failed for days or asked for it. What they have missed can be sent again:',
    ...lines,
    ...new Set(pages),
  ].join('\n');
}

function undecidedPart({ undecided, undecidedOrMore }: News, dashboard: string): string {
  const count = undecidedOrMore ? `More than ${undecided} leads` : many(undecided, 'lead', 'leads');
  const verb = !undecidedOrMore && undecided === 1 ? 'has an outcome' : 'have outcomes';
  return `${count} ${verb} that nobody but you can find out. Look at the form’s own records and say whether it went in:\n${dashboard}`;
}
