/**
 * Mutations: changes of the code that each remove one measure against lost or duplicate leads. The
 * simulation must detect every mutation. A mutation changes a module's text while the module is
 * loaded, so production code needs no switch.
 */
export interface Mutation {
  name: string;
  /** The texts to replace. Each file must contain its text `find`. */
  changes: readonly { file: string; find: string; replace: string }[];
}

const stores = 'functions/stores';

export const mutations: readonly Mutation[] = [
  {
    name: 'the fence',
    changes: [
      {
        file: `${stores}/submissions/submission-fence.ts`,
        find: '  const now = table.now().toISOString();\n  const user = sha256Hex(randomUUID());',
        replace: `  const given = { set: { fencedAt: table.now().toISOString() } };
  await writeRow(table, { userId, id }, given, { condition: 'attribute_exists(id)', values: {} });
  if (secret) return true;
  const now = table.now().toISOString();
  const user = sha256Hex(randomUUID());`,
      },
    ],
  },
  {
    name: 'the keys of leads that are sent together',
    changes: [
      {
        file: 'functions/webhook/lead-request.ts',
        find: "  requireKey('idempotencyKey', key ?? '');\n  return leadRequestOf(json, key, takesForms, now);",
        replace:
          "  requireKey('idempotencyKey', key ?? '');\n  return leadRequestOf(json, undefined, takesForms, now);",
      },
    ],
  },
  {
    name: 'the order of the answers to leads that are sent together',
    changes: [
      {
        file: 'functions/webhook/accept-leads.ts',
        find: '      replies[lead.index] =',
        replace: '      replies[leads.length - 1 - lead.index] =',
      },
    ],
  },
  {
    name: 'the lease check',
    changes: [
      {
        file: 'contract/submission-lease.ts',
        find: 'return leaseUntil !== undefined && new Date(leaseUntil) > now;',
        replace: 'return leaseUntil === undefined && now.getTime() < 0;',
      },
    ],
  },
  {
    name: 'the claim token',
    changes: [
      {
        file: `${stores}/submissions/submission-results.ts`,
        find: 'if (row?.claimToken !== token) return false;',
        replace: 'if (!row) return false;',
      },
      {
        file: `${stores}/submissions/submission-results.ts`,
        find: "condition: '#claimToken = :token',",
        replace: "condition: '(#claimToken = :token OR attribute_exists(id))',",
      },
      {
        file: `${stores}/submissions/submission-fence.ts`,
        find: "condition: '#claimToken = :token AND attribute_not_exists(#fencedAt)',",
        replace:
          "condition: '(#claimToken = :token OR attribute_exists(id)) AND attribute_not_exists(#fencedAt)',",
      },
      {
        file: `${stores}/submissions/submission-fence.ts`,
        find: "const own = row?.claimToken === token && row.status === 'processing';",
        replace: "const own = row?.status === 'processing';",
      },
    ],
  },
  {
    name: 'the idempotency condition',
    changes: [
      {
        file: `${stores}/leads/idempotency-store.ts`,
        find: "'attribute_not_exists(id) OR expiresAt <= :now'",
        replace: "'attribute_not_exists(id) OR attribute_exists(id) OR expiresAt <= :now'",
      },
    ],
  },
  {
    name: 'the key tombstone',
    changes: [
      {
        file: `${stores}/api-keys/api-key-lookup.ts`,
        find: 'import { putIf, updateIf }',
        replace: 'import { deleteIf, updateIf }',
      },
      {
        file: `${stores}/api-keys/api-key-lookup.ts`,
        find: 'await putIf(client, {\n    TableName: table,\n    Item: { keyHash },',
        replace: 'await deleteIf(client, {\n    TableName: table,\n    Key: { keyHash },',
      },
    ],
  },
  {
    name: "the reconciler's order",
    changes: [
      {
        file: 'functions/reconciler/reconcile.ts',
        find: 'await queue.send({ userId: row.userId, submissionId: row.id });\n    await submissions.markResent(row);',
        replace:
          'await submissions.markResent(row);\n    await queue.send({ userId: row.userId, submissionId: row.id });',
      },
    ],
  },
  {
    name: "the postponement's condition",
    changes: [
      {
        file: `${stores}/submissions/submission-postponement.ts`,
        find: 'both(unchanged(row), statusIn(openStatuses)),',
        replace: "{ condition: 'attribute_exists(id)', values: {} },",
      },
    ],
  },
  {
    name: "the cap's release",
    changes: [
      {
        file: 'functions/bot/admission.ts',
        find: 'await place.end(attemptEndOf(ending));',
        replace: '',
      },
    ],
  },
  {
    name: 'the dedupe condition',
    changes: [
      {
        file: `${stores}/repeated-leads/first-leads.ts`,
        find: "'attribute_not_exists(id) OR expiresAt <= :now OR since <= :begin'",
        replace:
          "'attribute_not_exists(id) OR attribute_exists(id) OR expiresAt <= :now OR since <= :begin'",
      },
    ],
  },
  {
    name: 'the count of open leads',
    changes: [
      {
        file: `${stores}/allowances/lead-lease.ts`,
        find: 'return isHalfUsed && openAtMost > 0',
        replace: 'return isHalfUsed && openAtMost < 0',
      },
    ],
  },
  {
    name: "an Idempotency-Key's end",
    changes: [
      {
        file: `${stores}/leads/idempotency-store.ts`,
        find: "ExpressionAttributeValues: { ':now': seconds },",
        replace: "ExpressionAttributeValues: { ':now': 0 },",
      },
      {
        file: `${stores}/leads/idempotency-store.ts`,
        find: 'record.expiresAt > epochSeconds(now())',
        replace: 'record.expiresAt > 0',
      },
    ],
  },
  {
    name: 'the proof that nothing was sent',
    changes: [
      {
        file: 'functions/bot/believe-answer.ts',
        find: '...(nothingSent && fenced && mayHaveSentNothing(reason) &&',
        replace: '...(fenced && mayHaveSentNothing(reason) &&',
      },
    ],
  },
  {
    name: 'an earlier attempt that may have sent it',
    changes: [
      {
        file: 'contract/possibly-sent.ts',
        find: 'return (maySend && !nothingSent) || row.possiblySent;',
        replace: 'return maySend && !nothingSent;',
      },
    ],
  },
  {
    name: 'the count of a person whose lead was not sent',
    changes: [
      {
        file: `${stores}/repeated-leads/first-leads.ts`,
        find: ' || row.possiblySent || isUnsent;',
        replace: ' || row.possiblySent;',
      },
    ],
  },
  {
    name: "the picture's proof",
    changes: [
      {
        file: 'functions/bot/end-attempt.ts',
        find: '...(pictured && { screenshotKey: pictureKeyOf(row) }),',
        replace: '...(!pictured && { screenshotKey: pictureKeyOf(row) }),',
      },
    ],
  },
  {
    name: "a picture's end",
    changes: [
      {
        file: `${stores}/submissions/picture-key.ts`,
        find: 'screenshotUntil !== undefined && new Date(screenshotUntil) > now',
        replace: 'now.getTime() > 0',
      },
    ],
  },
  {
    name: 'the erasure of pictures',
    changes: [
      {
        file: 'functions/dashboard-api/personal-data.ts',
        find: 'for (const key of allPictureKeys(row)) await erasePicture(key);',
        replace: 'void [allPictureKeys, erasePicture];',
      },
    ],
  },
  {
    name: "the erasure of a key's record",
    changes: [
      {
        file: 'functions/dashboard-api/personal-data.ts',
        find: 'await idempotency.forget(idempotencyId, id);',
        replace: 'void idempotency;',
      },
    ],
  },
  {
    name: "the end of a person's records",
    changes: [
      {
        file: 'functions/dashboard-api/forget-person.ts',
        find: 'if (!(await submissions.get(userId, id))) await people.forget([key], id);',
        replace: 'void submissions;',
      },
    ],
  },
  {
    name: "each user's own breaker",
    changes: [
      {
        file: 'functions/bot/form-breakers.ts',
        find: 'guarded(userId, breakerKeys.ofForm(formId), [url, ...goesTo]),',
        replace:
          'guarded(userId, breakerKeys.ofForm([url, ...goesTo].map(originKey).at(-1) ?? formId), [url, ...goesTo]),',
      },
    ],
  },
  {
    name: "each user's part of a site's places",
    changes: [
      {
        file: 'functions/bot/form-breakers.ts',
        find: '{ ...limits, ofUser: halfOf(limits) }',
        replace: '{ ...limits, ...(!halfOf && { ofUser: {} }) }',
      },
    ],
  },
  {
    name: 'the places that slow users leave to quick ones',
    changes: [
      {
        file: `${stores}/pace/pace-turns.ts`,
        find: 'SLOW_PART = 3 / 4',
        replace: 'SLOW_PART = 1',
      },
    ],
  },
  {
    name: 'the records whose events come back',
    changes: [
      {
        file: 'functions/events/write-events.ts',
        find: 'return [sequenceNumber];',
        replace: 'return sequenceNumber === undefined ? [] : [];',
      },
    ],
  },
  {
    name: 'the redrive of events',
    changes: [
      {
        file: 'functions/events/wire-events.ts',
        find: 'const failed = await writeEvents(await readAgain(message), dependencies);',
        replace: 'const failed: string[] = [];',
      },
    ],
  },
  {
    name: 'the condition of an event',
    changes: [
      {
        file: `${stores}/events/event-store.ts`,
        find: "ConditionExpression: 'attribute_not_exists(id)',",
        replace: "ConditionExpression: 'attribute_not_exists(id) OR attribute_exists(id)',",
      },
    ],
  },
  {
    name: 'the minute behind which events are read',
    changes: [
      {
        file: 'contract/events.ts',
        find: 'eventSettleSeconds = 60',
        replace: 'eventSettleSeconds = 0',
      },
    ],
  },
];

/** @throws {Error} if a module no longer contains the text to replace. */
export function mutated(text: string, { find, replace }: Mutation['changes'][number]): string {
  if (!text.includes(find)) throw new Error(`Nothing to change any more: ${find}`);
  return text.replaceAll(find, () => replace);
}
