/** The data that the break-out test and its attack exchange. */

/** Names and ids that an attacker may have learnt; none of them grants a right. */
export interface Spoils {
  table: string;
  key: Record<string, { S: string }>;
  queue: string;
  bucket: string;
  picture: string;
  browserFunction: string;
  botFunction: string;
  /** The id of another user, who has a submission. */
  userId: string;
  id: string;
  graphqlUrl: string;
  webhookUrl: string;
  /** Texts that occur in another lead only. */
  marks: string[];
}

export interface Findings {
  tenantId: string;
  /** The leads that this process has handled. */
  met: string[];
  /** The names of the call's members, and the lead in it. */
  names: string[];
  lead: string[];
  environment: string[];
  environments: string[];
  files: string[];
  /** Each try by name, with its result. */
  tries: Record<string, string>;
}
