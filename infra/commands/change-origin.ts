/** The actions of the command `npm run operate -- origin`. */
import { mostBlockedOrigins, type OriginDecision, type OriginRow } from '../../contract/origins.ts';
import type { OriginDecisions } from '../../functions/stores/origins/origin-decisions.ts';
import { originKey } from '../../functions/stores/origins/origin-key.ts';

export const originActions = ['approve', 'block', 'clear', 'list'] as const;
export type OriginAction = (typeof originActions)[number];

export function isOriginAction(text: string): text is OriginAction {
  return originActions.some((action) => action === text);
}

const decisionOf: Record<'approve' | 'block', OriginDecision> = {
  approve: 'approved',
  block: 'blocked',
};

/**
 * @param address an origin, or any address on that origin; '' for `list`.
 * @returns a message for the operator.
 * @throws {Error} if the text is no web address, or if no more sites can be blocked.
 */
export async function changeOrigin(
  action: OriginAction,
  address: string,
  decisions: OriginDecisions,
): Promise<string> {
  if (action === 'list') return (await decisions.list()).map(line).join('\n') || 'No decisions.';
  const origin = originKey(address);
  if (origin === undefined) {
    throw new Error(`"${address}" is no origin; write it like https://forms.example.`);
  }
  if (action === 'clear') {
    await decisions.clear(origin);
    return `${origin} is neither approved nor blocked. It holds within a minute.`;
  }
  if (action === 'block') await requireRoom(origin, decisions);
  await decisions.decide(origin, decisionOf[action]);
  return `${origin} is ${decisionOf[action]}. It holds within a minute.`;
}

async function requireRoom(origin: string, decisions: OriginDecisions): Promise<void> {
  const blocked = (await decisions.list()).filter((row) => row.decision === 'blocked');
  if (blocked.length < mostBlockedOrigins || blocked.some((row) => row.origin === origin)) return;
  throw new Error(
    `${blocked.length} sites are blocked, which is the maximum. ` +
      `${origin} is not blocked: clear another site first, or ask the developers for more.`,
  );
}

function line({ origin, decision, decidedAt }: OriginRow): string {
  return `${decision.padEnd(8)}  ${decidedAt}  ${origin}`;
}
