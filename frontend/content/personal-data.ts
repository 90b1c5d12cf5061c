/**
 * Texts for a form's owner about one person's data: what can be found, and what an erasure deletes.
 */
import { recoveryDays } from '../../contract/personal-data.ts';

const leads = (count: number) =>
  count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`;

export const personalDataTexts = {
  title: 'Personal data',
  intro:
    'Finds what you keep of a person, by phone number or e-mail address in any spelling, so that you can hand it over or erase it.',
  phone: 'Phone number',
  email: 'E-mail address',
  find: 'Find',
  finding: 'Finding...',
  missing: 'Enter a phone number or an e-mail address.',
  none: 'You have no lead of this person.',
  found: (count: number) => `You have ${leads(count)} of this person.`,
  looking: 'Looking through older leads',
  chosen: (count: number) => `Erase ${leads(count)}`,
  forget: 'Forget this person',
  forgetTitle: 'Forget this person?',
  forgetText:
    'You have no lead of this person. Hashes by which a form would still recognise them are erased.',
  download: 'Download JSON',
  downloading: 'Downloading...',
  downloadCsv: 'Download CSV',
  eraseTitle: (count: number) => `Erase ${leads(count)} for ever?`,
  goes: 'This erases the leads with their attempts, evidence of consent and screenshots, and the hashes by which they are recognised. Leads that wait are cancelled first, and not sent.',
  stays: `These stay: what the forms have received, which is in the hands of whoever runs them; backups, for ${recoveryDays} days; the number of leads under your API keys; what you have downloaded. If the lead is sent again, it is a new lead.`,
  erase: 'Erase',
  erasing: (done: number, total: number) => `Erasing: ${done} of ${total}`,
  erased: (count: number) => `${leads(count)} erased`,
  nothingLeft: 'Erased. Nothing of this person is left here.',
  forgotten: 'Forgotten',
  notErased: 'Not erased yet',
  notErasedCount: (count: number) => `${leads(count)} could not be erased`,
} as const;
