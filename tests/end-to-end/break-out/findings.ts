/** What the break-out test and its attack tell each other. */

/** What an attacker may well have learnt: names and ids, none of which is a right. */
export interface Spoils {
  table: string;
  key: Record<string, { S: string }>;
  queue: string;
  bucket: string;
  picture: string;
  browserFunction: string;
  botFunction: string;
  /** Of another user, with a submission. */
  userId: string;
  id: string;
  graphqlUrl: string;
  webhookUrl: string;
  /** Texts that only another lead holds. */
  marks: string[];
}

export interface Findings {
  tenantId: string;
  /** Leads that this process has met. */
  met: string[];
  /** What the call holds, and the lead in it. */
  names: string[];
  lead: string[];
  environment: string[];
  environments: string[];
  files: string[];
  /** What was tried → what came of it. */
  tries: Record<string, string>;
}
