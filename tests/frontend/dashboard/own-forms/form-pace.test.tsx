import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FormPace } from '../../../../contract/form-pace.ts';
import {
  WaitBadge,
  waitWords,
} from '../../../../frontend/dashboard/own-forms/form-pace/form-waits.tsx';
import {
  waitOfForm,
  waitSentence,
} from '../../../../frontend/dashboard/own-forms/form-pace/form-wait.ts';
import { zoneChoices } from '../../../../frontend/dashboard/components/read-working-hours.ts';
import { PaceCard } from '../../../../frontend/dashboard/forms/settings/pace-card.tsx';
import { readPace } from '../../../../frontend/dashboard/forms/settings/pace-values.ts';
import {
  waitOf,
  waitsUntil,
} from '../../../../frontend/dashboard/own-forms/form-pace/waits-until.ts';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';
import { buildForm } from '../forms/build-form.ts';

const zone = 'Asia/Kolkata';
const now = new Date('2026-03-02T03:00:00.000Z');

describe('the text that says until when a lead waits', () => {
  test.each([
    ['hours', '2026-03-02T04:00:00.000Z', zone, ' until 9:30, Asia/Kolkata'],
    ['day_cap', '2026-03-02T18:30:00.000Z', zone, ' until 3 Mar, 0:00, Asia/Kolkata'],
    ['paused', null, zone, ''],
    ['pace', '2026-03-02T03:00:10.000Z', zone, ''],
    ['hours', '2026-03-02T02:59:59.000Z', zone, ''],
  ] as const)(
    'a lead’s wait (reason: %s) is shown with its end, if any',
    (why, nextAttemptAt, of, words) => {
      const said = waitsUntil(why, { nextAttemptAt, zone: of }, now);
      expect(said.replace('09:30', '9:30').replace('00:00', '0:00')).toBe(words);
    },
  );
});

describe('a form that has reached its daily or monthly cap', () => {
  const said = (pace: Partial<FormPace>, used: Partial<OwnForm>) => {
    const wait = waitOfForm({ ...buildForm(used), pace: { zone, ...pace } }, now);
    return wait && waitSentence(wait, now).replace('00:00', '0:00').replace('09:30', '9:30');
  };
  const office = { days: [1, 2, 3, 4, 5], from: '09:30', to: '18:00' };

  test('a form at its daily or monthly cap says when sending resumes', () => {
    expect(said({ perDay: 5 }, { usedToday: 5 })).toBe(
      'The cap of the day is reached: leads wait until 3 Mar, 0:00, Asia/Kolkata.',
    );
    expect(said({ perDay: 5, perMonth: 9 }, { usedToday: 5, usedThisMonth: 9 })).toBe(
      'The cap of the month is reached: leads wait until 1 Apr, 0:00, Asia/Kolkata.',
    );
    expect(said({ perDay: 5 }, { usedToday: 4 })).toBeUndefined();
    expect(said({ perDay: 5 }, { usedToday: 5, state: 'paused' })).toBeUndefined();
    expect(said({ perDay: 5 }, { usedToday: 5, siteRefusal: 'blocked' })).toBeUndefined();
  });

  test('after the daily cap, a form waits for its working hours', () => {
    expect(said({ perDay: 5, hours: office }, { usedToday: 5 })).toBe(
      'The cap of the day is reached: leads wait until 3 Mar, 9:30, Asia/Kolkata.',
    );
    expect(said({ hours: office }, {})).toBe(
      'Outside its working hours: leads wait until 9:30, Asia/Kolkata.',
    );
  });
});

describe('the reason why a lead waits', () => {
  const waiting = { waitingFor: 'hours', nextAttemptAt: '2026-03-02T04:00:00.000Z' } as const;

  test.each(['paused', 'needs_attention'] as const)(
    'a lead waits because its form is in the state %s',
    (state) => {
      expect(waitOf(waiting, buildForm({ state }))).toEqual({ why: state });
    },
  );

  test('an operator’s block of the site precedes every other reason', () => {
    expect(waitOf(waiting, buildForm({ siteRefusal: 'blocked' }))).toEqual({ why: 'blocked' });
  });

  test('for a live form, the reason stored with the lead is shown', () => {
    const said = { why: 'hours', nextAttemptAt: waiting.nextAttemptAt };
    expect(waitOf(waiting, buildForm())).toMatchObject({ ...said, zone: buildForm().pace.zone });
    expect(waitOf(waiting, undefined)).toMatchObject(said);
  });
});

describe("the settings of a form's limits and working hours", () => {
  const fields = (values: Record<string, string>, days: string[] = []) => {
    const entries = new FormData();
    for (const [name, value] of Object.entries({ zone, ...values })) entries.append(name, value);
    for (const day of days) entries.append('days', day);
    return entries;
  };
  test('the entered limits and working hours are read', () => {
    const entries = fields({ atOnce: ' 2 ', perDay: '', from: '18:00', to: '00:00' }, ['1', '5']);
    const pace: FormPace = { zone, atOnce: 2, hours: { days: [1, 5], from: '18:00', to: '24:00' } };
    expect(readPace(entries, true)).toEqual({ complaints: {}, pace });
  });
  test('working hours from midnight to midnight are the whole day', () => {
    const { pace } = readPace(fields({ from: '00:00', to: '00:00' }, ['1']), true);
    expect(pace?.hours).toEqual({ days: [1], from: '00:00', to: '24:00' });
  });
  test.each(['0', '-1', '1.5', 'ten', '1e3', '121'])(
    "a form's limit per minute cannot be %s",
    (perMinute) => {
      expect(readPace(fields({ perMinute }), false)).toEqual({
        complaints: { perMinute: 'A minute: enter a whole number from 1 to 120, or nothing' },
      });
    },
  );
  const missingTime = 'Enter when work begins and when it ends';
  test.each([
    ['no day', [], '09:00', '10:00', { days: 'Choose at least one working day' }],
    ['no beginning', ['1'], '', '10:00', { from: missingTime }],
    ['no end', ['1'], '09:00', '', { to: missingTime }],
    ['no length', ['1'], '10:00', '10:00', { to: 'Work must not end when it begins' }],
  ])('working hours with %s get an error', (_, days, from, to, complaints) => {
    expect(readPace(fields({ from, to }, days), true)).toEqual({ complaints });
    const pace = { zone, hours: { days: [1], from: '09:00', to: '10:00' } };
    const markup = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <PaceCard form={{ ...buildForm(), pace }} />
      </QueryClientProvider>,
    );
    for (const name of Object.keys(complaints)) expect(markup).toContain(`name="${name}"`);
  });
  test('the list of time zones begins with Asia/Kolkata', () => {
    expect(zoneChoices('UTC').slice(0, 2)).toEqual([zone, 'UTC']);
  });
});

describe('a form in the list of forms', () => {
  test('a listed form at its daily cap says that leads wait', () => {
    const markup = (changes: Partial<OwnForm>) =>
      renderToStaticMarkup(
        <>
          <WaitBadge form={buildForm(changes)} /> {waitWords(buildForm(changes), 'Leads go out.')}
        </>,
      );
    const waiting = markup({ pace: { zone, perDay: 5 }, usedToday: 5 });
    expect(waiting).toMatch('Over cap');
    expect(waiting).not.toMatch('Leads go out.');
    const going = markup({ pace: { zone, perDay: 5 }, usedToday: 4 });
    expect(going).toMatch('Leads go out.');
    expect(going).not.toMatch('Over cap');
    const paused = markup({ pace: { zone, perDay: 5 }, usedToday: 5, state: 'paused' });
    expect(paused).not.toMatch('Over cap');
  });
});
