/**
 * Describes paused requests: which values of the lead they contain, and which requests are equal.
 */
import type { Lead } from '../../../contract/lead.ts';
import { isWhole, nothingShown, shownIn, type Shown } from '../traffic/lead-in-request.ts';
import type { LetOut } from '../traffic/log.ts';
import { bodyOf, digestOf, partsOf, type Paused } from '../traffic/request-content.ts';
import { isCheck } from '../traffic/request-facts.ts';

export type RequestFacts = Omit<LetOut, 'kind' | 'permit'>;

export class RequestContents {
  lead: Lead | undefined;
  /**
   * The log identifies equal requests by numbers, because a digest would reveal what a request
   * contains.
   */
  private readonly numbers = new Map<string, number>();

  factsOf(paused: Paused): RequestFacts {
    const { method, url, headers } = paused.request;
    const holdsLead = this.carriesLead(paused);
    const facts = { method, url, holdsLead };
    if (!holdsLead) return facts;
    const { content, tokens } = partsOf(paused.request);
    return {
      ...facts,
      content: this.numberOf(content),
      tokens: this.numberOf(tokens),
      isCheck: isCheck(lowerCased(headers)),
    };
  }

  /**
   * The digest of a request that may be sent only once, because a second copy could store the lead
   * twice. Such a request loads a document or carries the whole lead.
   * @returns undefined for other requests.
   */
  digestOfSingle(paused: Paused): string | undefined {
    const isSingle = paused.resourceType === 'Document' || this.carriesLead(paused);
    return isSingle ? digestOf(paused.request) : undefined;
  }

  carriesLead(paused: Paused): boolean {
    return isWhole(this.shows(paused));
  }

  shows({ request }: Paused): Shown {
    const sent = `${request.url}\n${String(bodyOf(request))}`;
    return this.lead ? shownIn(sent, this.lead) : nothingShown;
  }

  private numberOf(digest: string): number {
    const number = this.numbers.get(digest) ?? this.numbers.size + 1;
    this.numbers.set(digest, number);
    return number;
  }
}

/** @returns whether an answer says that its request was only validated, and nothing was stored. */
export function answersCheck({ responseHeaders = [] }: Paused): boolean {
  const headers = responseHeaders.map(({ name, value }) => [name, value] as const);
  return isCheck(lowerCased(Object.fromEntries(headers)));
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
