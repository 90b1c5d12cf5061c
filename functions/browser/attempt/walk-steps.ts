/**
 * Walks through a form's parts: after each press it looks for a part that asks for something new,
 * on an allowed site. The press itself is in submit-lead.ts.
 */
import type { Frame } from 'playwright-core';
import { AttemptFailure } from '../judge/attempt-failure.ts';
import { callPage } from '../page/call-page.ts';
import {
  findNextPart,
  noteGiven,
  signatureOf,
  type Given,
  type Pressed,
} from '../form/next-part.ts';
import type { AllowedSites } from '../guard/allowed-sites.ts';
import type { BlockedSites } from '../guard/blocked-sites.ts';
import type { ForeignRequests } from '../guard/foreign-requests.ts';
import { openedIn, type OpenedForm } from '../form/opened-form.ts';
import { refuseForeignForm, scan } from './open-target.ts';
import type { ToldForm } from '../form/recipe/choices.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';

interface WalkedForm {
  told: ToldForm;
  sites: AllowedSites;
  foreign: ForeignRequests;
  blocked: BlockedSites;
  traffic: SubmitTraffic;
}

export class StepWalk {
  private readonly walked: WalkedForm;
  private parts = 0;
  private readonly given: Given = {
    kinds: new Set(),
    questions: new Set(),
    parts: new Set(),
    confirmed: false,
  };

  constructor(walked: WalkedForm) {
    this.walked = walked;
  }

  /** Resolves once outgoing navigations are watched. */
  get ready(): Promise<void> {
    return this.walked.foreign.ready;
  }

  /** Called before a part is filled in. */
  note(form: OpenedForm): void {
    refuseForeignForm(form, this.walked.sites);
    this.walked.sites.add(form.actions);
    this.parts += 1;
    noteGiven(this.given, form, form.questions);
  }

  /** Allows no further sites from now on. @returns the origins to which the lead may go. */
  settle(): string[] {
    return this.walked.sites.settle();
  }

  /** Called before a part's button is pressed. @returns a function that looks for the next part. */
  lookBehind(form: OpenedForm): () => Promise<OpenedForm | undefined> {
    const sentBefore = this.walked.traffic.sent;
    let seen = '';
    return async () => {
      this.refuseIfForeign();
      // Not judged yet: the page may send the lead to its own site after the refused request.
      if (this.walked.blocked.refused !== undefined) return undefined;
      const next = await this.findNext(form, sentBefore);
      const signature = next ? signatureOf(next) : '';
      // A page that is loading may look like a part for a moment.
      const isStable = next !== undefined && signature === seen;
      seen = signature;
      return isStable ? next : undefined;
    };
  }

  /**
   * A refused navigation leaves the page as it was, as if nothing had happened, so it must be
   * reported.
   */
  refuseIfForeign(): void {
    const { foreign, traffic } = this.walked;
    if (foreign.refused === undefined) return;
    throw new AttemptFailure(
      traffic.sentWhole ? 'outcome_unknown' : 'blocked',
      `The form would have sent the lead to ${foreign.refused}, which is not an allowed site`,
    );
  }

  /**
   * A request to a blocked site was refused. The page may say thanks nevertheless, so this decides
   * the outcome, whatever the page shows.
   * @param isEnd whether the page sends nothing more: then a refused request without readable
   * values counts too, unless the lead went elsewhere.
   */
  refuseIfBlocked(isEnd: boolean): void {
    const { blocked, traffic } = this.walked;
    const hasLeft = blocked.leadHasLeft || traffic.mayHoldLead;
    const site = blocked.refused ?? (isEnd && !hasLeft ? blocked.refusedUnread : undefined);
    if (site === undefined) return;
    throw new AttemptFailure(
      hasLeft ? 'outcome_unknown' : 'blocked',
      `The page would have sent the lead to ${site}, which is blocked. ` +
        'Ask the operator of this service',
    );
  }

  private async findNext(form: OpenedForm, sentBefore: number): Promise<OpenedForm | undefined> {
    const { sentWhole, sent } = this.walked.traffic;
    const pressed = {
      parts: this.parts,
      hasNext: form.hasNext,
      sent: sentWhole ? 'whole' : sent > sentBefore ? 'part' : 'nothing',
    } as const;
    for (const frame of framesOf(form)) {
      // A frame may vanish while it is read.
      const next = await this.findIn(frame, form, pressed).catch(() => undefined);
      if (next) return next;
    }
    return undefined;
  }

  private async findIn(
    frame: Frame,
    form: OpenedForm,
    pressed: Omit<Pressed, 'form'>,
  ): Promise<OpenedForm | undefined> {
    const { told } = this.walked;
    const { text, isSame } = await callPage(frame, 'readAfterPress');
    const found = await scan(frame, told.request);
    const behind = { ...pressed, form: isSame && frame === form.frame ? form.form : undefined };
    const next = findNextPart(found, told, { given: this.given, pressed: behind, text });
    return next && openedIn(frame, found, next);
  }
}

/** The form's frame (if it is gone, all frames of the page), and the main frames of other windows. */
function framesOf({ frame }: OpenedForm): Frame[] {
  const page = frame.page();
  const windows = page
    .context()
    .pages()
    .filter((one) => one !== page);
  const own = frame.isDetached() ? page.frames() : [frame];
  return [...own, ...windows.map((one) => one.mainFrame())];
}
