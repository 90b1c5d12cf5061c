/**
 * The parts of a request that concern users' own forms, for the OpenAPI document; `fields` differs
 * for each form.
 */
import * as z from 'zod/mini';
import { consentSchema, sampleConsent } from './consent.ts';
import { customValueMaxLength, ruleKinds } from './custom-field.ts';
import { ruleTable } from './custom-rules.ts';
import { sampleLead } from './lead.ts';
import { referenceSchema, sampleReference } from './reference.ts';
import { schemaOf } from './openapi-schema.ts';

export const formMembers = {
  target: {
    type: 'string',
    minLength: 1,
    description:
      'Which of your forms the lead goes to: its id or its short name. Left out, it goes to the form that the API key is bound to, else to your default form, else to the one that the service is set up with. API keys from before there were forms ignore it, until you allow it in the dashboard.',
  },
  fields: {
    type: 'object',
    additionalProperties: {
      type: ['string', 'number', 'boolean', 'null'],
      maxLength: customValueMaxLength,
    },
    description: [
      'The answers to the form’s own questions, by the names that its owner gave them; the dashboard lists them for each form. An answer that is left out, null or blank gets the form’s default; a required one without a default is refused, and so is a name that the form does not have. API keys from before there were forms ignore it, until you allow it in the dashboard.',
      '',
      '- text: one line; a number is taken as text.',
      '- number: in digits, with a point and a minus sign at most, also as a string.',
      '- date: a day that exists, as YYYY-MM-DD and in no other way.',
      '- choice: one of the form’s own words, letter case apart.',
      '- yes or no: true, false, yes or no.',
      '',
      'The form’s owner may add rules; an answer that breaks one is refused with 400, the field and the rule, and is never sent to the form. A lead that was accepted is not judged again after a rule was added.',
      '',
      ...ruleKinds.map((kind) => `- ${kind}: ${ruleTable[kind].about}.`),
    ].join('\n'),
  },
  allowDuplicate: {
    // The schema has no `default`, because openapi-typescript treats a member with a default as
    // required.
    type: 'boolean',
    description:
      'true sends the lead although its form takes the leads of one phone number or one e-mail address once only, and has one; without it such a lead is answered 409 with the code duplicate_lead. Only true makes it another body for an Idempotency-Key. API keys from before there were forms ignore it, until you allow it in the dashboard.',
  },
  reference: {
    ...schemaOf(z.nullable(referenceSchema)),
    description:
      'Your own id of the lead, one line of text. It is kept with the lead, shown and exported to its owner, who can search for it, and never sent to the form. Several leads may have the same one: only an Idempotency-Key makes a repeat safe. API keys from before there were forms ignore it, until you allow it in the dashboard.',
  },
  consent: {
    ...schemaOf(z.nullable(consentSchema)),
    description:
      'Evidence that the person agreed to be contacted: text or certificateUrl, and time and sourceAddress where they are known. time is an instant with its zone (RFC 3339) and not in the future; five minutes are allowed for clocks that differ. It is kept with the lead as it was sent, shown and exported to its owner, and never sent to the form. A form may be set to refuse leads without it. API keys from before there were forms ignore it, until you allow it in the dashboard.',
  },
} as const;

export const leadExamples = {
  lead: { summary: 'A lead.', value: sampleLead },
  ownForm: {
    summary: 'A lead for a form of your own.',
    value: {
      ...sampleLead,
      target: 'home-loans',
      fields: { employment: 'Salaried', pincode: '400001', dateOfBirth: '1990-05-31' },
    },
  },
  withReference: {
    summary: 'A lead with your own id.',
    value: { ...sampleLead, reference: sampleReference },
  },
  withConsent: {
    summary: 'A lead with evidence of consent.',
    value: { ...sampleLead, consent: sampleConsent },
  },
} as const;
