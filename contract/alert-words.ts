/**
 * Writes the sentence of an alert for e-mails and Slack messages: in which form or account
 * something has gone wrong, or works again.
 */
import { alertScopes, type AlertKind } from './alerts.ts';
import { stageForm } from './submission.ts';

interface AlertWords {
  raised: (value: number) => string;
  cleared: string;
}

const alertWords: Record<AlertKind, AlertWords> = {
  failures_in_a_row: {
    raised: (count) => `${count} leads in a row failed`,
    cleared: 'a lead went in again',
  },
  failure_share: {
    raised: (percent) => `${percent} % of the leads of an hour failed`,
    cleared: 'fewer leads of an hour fail',
  },
  day_cap: {
    raised: (percent) => `${percent} % of the leads a day are used`,
    cleared: 'there is room again below the limit a day',
  },
  month_cap: {
    raised: (percent) => `${percent} % of the leads a month are used`,
    cleared: 'there is room again below the limit a month',
  },
  callback_disabled: {
    raised: () => 'a callback is not called any more',
    cleared: 'no callback is off any more',
  },
  nothing_arrived: {
    raised: (hours) =>
      hours === 1
        ? 'no lead arrived for a working hour'
        : `no lead arrived for ${hours} working hours`,
    cleared: 'a lead arrived again',
  },
};

export interface ToldAlert {
  rule: AlertKind;
  isRaised: boolean;
  value?: number | undefined;
  /** The id of the watched form; undefined if the rule watches the whole account. */
  formId?: string | undefined;
  name?: string | undefined;
}

export function alertSentence({ rule, isRaised, value = 0, formId, name }: ToldAlert): string {
  const { raised, cleared } = alertWords[rule];
  const said = isRaised ? raised(value) : `well again: ${cleared}`;
  return `${subjectOf(rule, formId, name)}: ${said}`;
}

function subjectOf(rule: AlertKind, formId: string | undefined, name: string | undefined): string {
  if (formId === undefined)
    return alertScopes[rule].includes('form') ? 'All forms' : 'Your account';
  return formId === stageForm ? 'The form of this service' : (name ?? 'A form');
}
