/** Describes paused requests: what they hold of the lead, and which of them are equal. */
import type { Lead } from '../../../contract/lead.ts';
import { isWhole, nothingShown, shownIn, type Shown } from '../traffic/lead-in-request.ts';
import type { LetOut } from '../traffic/log.ts';
import { bodyOf, digestOf, tokensOf, type Paused } from '../traffic/request-content.ts';
import { isCheck } from '../traffic/request-facts.ts';

export type RequestFacts = Omit<LetOut, 'kind' | 'permit'>;

export class RequestContents {
  lead: Lead | undefined;
  /** The log says which requests are equal by numbers, because digests would tell what they hold. */
  private readonly numbers = new Map<string, number>();

  factsOf(paused: Paused): RequestFacts {
    const { method, url, headers } = paused.request;
    const holdsLead = this.carriesLead(paused);
    const facts = { method, url, holdsLead };
    // Reloading the page after a submit, or sending the whole lead again, would store the lead
    // twice. Other requests may be sent again.
    if (!holdsLead && paused.resourceType !== 'Document') return facts;
    return {
      ...facts,
      content: this.numberOf(digestOf(paused.request)),
      tokens: this.numberOf(tokensOf(paused.request)),
      isCheck: isCheck(lowerCased(headers)),
    };
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

/** @returns whether an answer says that the request was only a check. */
export function answersCheck({ responseHeaders = [] }: Paused): boolean {
  const headers = responseHeaders.map(({ name, value }) => [name, value] as const);
  return isCheck(lowerCased(Object.fromEntries(headers)));
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
