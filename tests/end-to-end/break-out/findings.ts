/** The data that the break-out test and its attack code send each other. */

/** Names and ids that an attacker may know; none of them gives any rights. */
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
  /** Texts that occur only in another user's lead. */
  marks: string[];
}

export interface Findings {
  tenantId: string;
  /** The e-mail addresses of the leads that this process has handled. */
  met: string[];
  /**
   * The names of the properties of the call to the browser function, and of the lead in this call.
   */
  names: string[];
  lead: string[];
  environment: string[];
  environments: string[];
  files: string[];
  /** The result of each access that the attack tried, by the name of the access. */
  tries: Record<string, string>;
}
