/**
 * Whether the bot may open an origin, by the stage's policy and the operators' decisions. Checked
 * when a form is saved, before each attempt and before a rehearsal. A decision is cached for half a
 * minute, so a block takes effect everywhere within a minute.
 */
import type { FunctionEnvironment } from '../../../contract/environment.ts';
import { Refusal } from '../../../contract/errors.ts';
import type { Recipe } from '../../../contract/recipe.ts';
import type { TargetFormRow } from '../../../contract/target-forms.ts';
import {
  targetPolicySchema,
  type OriginDecision,
  type OriginRow,
  type SiteRefusal,
  type TargetPolicy,
} from '../../../contract/origins.ts';
import { readItem } from '../dynamodb/read-items.ts';
import { originKey, otherScheme } from './origin-key.ts';
import type { TimedTable } from '../dynamodb/store-table.ts';

export const KEPT_MS = 30_000;
const MOST_KEPT = 1000;

/** The texts of refusals for a form's owner, which say what to do. */
export const aimRefusalTexts: Record<SiteRefusal, string> = {
  blocked: 'This site may not be filled from here. Ask the operator of this service.',
  not_approved: 'This site is not approved yet. Ask the operator of this service to approve it.',
  stage_only: 'This service fills its own form only, so you cannot add forms of your own.',
};

export interface RefusedSite {
  /** The origin that is refused. */
  site: string;
  why: SiteRefusal;
}

export interface OriginPolicy {
  /**
   * @param addresses a form's own address, and each origin that its recipe allows.
   * @returns why one of the addresses is refused; undefined if all are allowed.
   */
  whyNot(addresses: readonly string[]): Promise<SiteRefusal | undefined>;
  /** Finds the first of the addresses that is refused. */
  findRefused(addresses: readonly string[]): Promise<RefusedSite | undefined>;
  /** @throws {Refusal} `forbidden`, with a text for the form's owner. */
  requireAim(addresses: readonly string[]): Promise<void>;
}

/**
 * The addresses that the bot may open for a form: the form's own, and the other origins that its
 * recipe allows.
 */
export function aimedAt({ url }: Pick<TargetFormRow, 'url'>, recipe?: Recipe): string[] {
  return [url, ...(recipe?.allowedOrigins ?? [])];
}

export interface OriginPolicyDependencies extends TimedTable {
  policy: TargetPolicy;
  /** How long an operator's decision is cached, in milliseconds; with 0 it is read each time. */
  keptMs?: number;
}

interface Kept {
  decision: OriginDecision | undefined;
  until: number;
}

export function createOriginPolicy(dependencies: OriginPolicyDependencies): OriginPolicy {
  const { policy } = dependencies;
  const decisionOn = keeping(dependencies);
  const judge = async (address: string): Promise<SiteRefusal | undefined> => {
    if (policy === 'stage') return 'stage_only';
    const origin = originKey(address);
    if (origin === undefined) return 'blocked';
    const decision = await decisionOn(origin);
    if (decision === 'blocked') return 'blocked';
    // A block applies to http and https, unless the other scheme has a decision of its own.
    if (!decision && (await decisionOn(otherScheme(origin))) === 'blocked') return 'blocked';
    return policy === 'approved' && decision !== 'approved' ? 'not_approved' : undefined;
  };
  const findRefused = async (addresses: readonly string[]) => {
    const judged = await Promise.all(
      addresses.map(async (address) => ({ site: siteOf(address), why: await judge(address) })),
    );
    return judged.find((one): one is RefusedSite => one.why !== undefined);
  };
  const whyNot = async (addresses: readonly string[]) => (await findRefused(addresses))?.why;
  return {
    whyNot,
    findRefused,
    requireAim: async (addresses) => {
      const refusal = await whyNot(addresses);
      if (refusal) throw new Refusal('forbidden', aimRefusalTexts[refusal]);
    },
  };
}

const siteOf = (address: string) => URL.parse(address)?.origin ?? address;

function keeping({ client, table, now, keptMs = KEPT_MS }: OriginPolicyDependencies) {
  const kept = new Map<string, Kept>();
  return async (origin: string): Promise<OriginDecision | undefined> => {
    const known = kept.get(origin);
    const askedAt = now().getTime();
    if (known && known.until > askedAt) return known.decision;
    const decision = (await readItem<OriginRow>({ client, table }, { origin }))?.decision;
    if (kept.size >= MOST_KEPT) kept.clear();
    // The time of caching counts from the request, not from the answer, because the decision may
    // change between the two.
    kept.set(origin, { decision, until: askedAt + keptMs });
    return decision;
  };
}

/** Creates the policy from a function's environment variables. */
export function originPolicyOf(
  environment: Pick<FunctionEnvironment<'fence'>, 'ORIGINS_TABLE' | 'TARGET_POLICY'>,
  { client, now, keptMs }: Pick<OriginPolicyDependencies, 'client' | 'now' | 'keptMs'>,
): OriginPolicy {
  return createOriginPolicy({
    client,
    table: environment.ORIGINS_TABLE,
    policy: targetPolicySchema.parse(environment.TARGET_POLICY),
    now,
    ...(keptMs !== undefined && { keptMs }),
  });
}
