/**
 * The parts of an answer that the log contains: its status, how long the target asks to wait, and
 * its body.
 */

export interface SubmitAnswer {
  url: string;
  status: number;
  retryAfterSeconds: number | undefined;
  method: string;
  /**
   * The failure that Salesforce reports in a header, even if it then redirects to the thank-you
   * page.
   */
  exception?: string;
}

/** The answer to a request that carried the lead: parsed JSON or, if it is not JSON, its text. */
export interface JsonAnswer {
  url: string;
  status: number;
  body: unknown;
  /** The texts of a document that was loaded into a frame. The frame may be hidden. */
  lines?: string[];
}

/** The header that distinguishes the proxy's refusal from a 502 of the target. */
export const proxyRefusalHeader = 'x-form-bot-unreachable';

/** The result of reading an answer's body. */
export interface AnswerBody {
  /**
   * The answer's content. Undefined if the answer is a page, which is judged by its visible text,
   * or if it was not read completely.
   */
  json: JsonAnswer | undefined;
  /** Whether the whole body has arrived in time and within the size limit. */
  isWhole: boolean;
}

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;
