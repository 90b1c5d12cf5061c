/** What is known of the requests that follow the press (see watch-submit.ts). Plain data. */
import type { JsonAnswer } from './builders/form-builder.ts';
import type { SubmitAnswer } from './submit-answer.ts';

export interface SubmitTraffic {
  /** Of the submit itself: of the request since the press that most looks like it. */
  readonly answer: SubmitAnswer | undefined;
  /** Requests that may be the submit, and the page's navigations, without their answers yet. */
  readonly waiting: number;
  /** Other writing requests to the same site without their answers yet: their bodies tell nothing. */
  readonly underWay: number;
  /** What the first of those was answered: it may be the submit, in a cipher of its own. */
  readonly otherStatus: number | undefined;
  /** A request since the press is known to be the submit. */
  readonly submitSeen: boolean;
  /** Requests since the fence that may be a submit, and the page's navigations. */
  readonly sent: number;
  /** Of these, since the newest press. */
  readonly sentSincePress: number;
  /** The page itself went somewhere. */
  readonly navigated: boolean;
  /** Since the fence one carried e-mail address and phone: the whole form. */
  readonly sentWhole: boolean;
  /** One got no answer at all. */
  readonly lost: boolean;
  /** The page that a redirect or a script led to did not load: what it says is not of the lead. */
  readonly brokenEnd: boolean;
  /** What the submit was answered in JSON. */
  readonly json: JsonAnswer | undefined;
  /** What the page said in dialogs. */
  readonly dialogs: readonly string[];
  /** Another button is about to be pressed: what was sent before it is not its submit. */
  pressing(): void;
}
