/**
 * Walks through a form's parts: after the button of a part was pressed, searches for a next part
 * that asks for new data and is on an allowed site. The button itself is pressed in submit-lead.ts.
 */
import type { Frame } from 'playwright-core';
import { AttemptFailure } from '../judge/attempt-failure.ts';
import { callPage } from '../page/call-page.ts';
import {
  findNextPart,
  noProgress,
  noteAnswers,
  noteProgress,
  signatureOf,
  type Pressed,
  type Shown,
} from '../form/next-part.ts';
import type { AllowedSites } from '../guard/allowed-sites.ts';
import type { BlockedSites } from '../guard/blocked-sites.ts';
import { openedIn, type OpenedForm } from '../form/opened-form.ts';
import { refuseForeignForm, scan } from './open-target.ts';
import { dialogWithoutFields } from './open-dialogs.ts';
import type { ShownDialog } from '../form/dialog-question.ts';
import type { FormConfig } from '../form/recipe/choices.ts';
import { blockedLead, foreignSite, leadHasLeft } from '../traffic/blocked-lead.ts';
import { mayHoldLead, sentWhole } from '../traffic/lead-in-traffic.ts';
import type { AttemptLog } from '../traffic/log.ts';
import { wasOnlyNative } from '../traffic/native-send.ts';
import { submitTraffic } from '../traffic/submit-traffic.ts';

interface WalkedForm {
  config: FormConfig;
  sites: AllowedSites;
  blocked: BlockedSites;
  log: AttemptLog;
  /** Resolves when the browser has begun to check outgoing navigations. */
  ready: Promise<void>;
}

export class StepWalk {
  private readonly walked: WalkedForm;
  private parts = 0;
  /** The text of the dialog that was open before the button was pressed. */
  private dialogBefore: string | undefined;
  private readonly progress = noProgress();

  constructor(walked: WalkedForm) {
    this.walked = walked;
  }

  /** Resolves when the browser has begun to check outgoing navigations. */
  get ready(): Promise<void> {
    return this.walked.ready;
  }

  /** Called before a part of the form is filled in. */
  note(form: OpenedForm): void {
    refuseForeignForm(form, this.walked.sites);
    this.walked.sites.add(form.actions);
    this.parts += 1;
    noteProgress(this.progress, form, form.questions);
  }

  /**
   * Allows no further sites from now on, so that the fence (which permits the lead to be sent) can
   * check all allowed sites.
   * @returns the origins to which the lead may go.
   */
  settle(): string[] {
    return this.walked.sites.settle();
  }

  /**
   * Called before the button of a part of the form is pressed.
   * @returns a function that searches for the next part.
   */
  async lookBehind(form: OpenedForm): Promise<() => Promise<OpenedForm | undefined>> {
    const { events } = this.walked.log;
    this.dialogBefore = (await dialogWithoutFields(form.frame).catch(() => undefined))?.text;
    const sentBefore = submitTraffic(events).sent;
    // A list may show its choice in place of its caption; that is no new question.
    for (const event of events) {
      if (event.kind === 'filled') noteAnswers(this.progress, event.fields);
    }
    let seen = '';
    return async () => {
      this.refuseIfForeign();
      // If a request with the lead was refused, no next part is searched. The outcome stays open,
      // because the page may still send the lead to its own site.
      if (blockedLead(events).site !== undefined) return undefined;
      const next = await this.findNext(form, sentBefore);
      const signature = next ? signatureOf(next) : '';
      // A page that is still loading may look like the next part of the form for a moment.
      const isStable = next !== undefined && signature === seen;
      seen = signature;
      return isStable ? next : undefined;
    };
  }

  /**
   * A refused navigation leaves the page unchanged, as if nothing had happened, so the refusal must
   * be reported.
   */
  refuseIfForeign(): void {
    const { events } = this.walked.log;
    const site = foreignSite(events);
    if (site === undefined) return;
    throw new AttemptFailure(
      sentWhole(events) ? 'outcome_unknown' : 'blocked',
      `The form would have sent the lead to ${site}, which is not an allowed site`,
    );
  }

  /**
   * A native submit (by the browser, not by a script) that was refused also leaves the page
   * unchanged, so it must be reported too.
   */
  refuseIfNative(): void {
    if (!wasOnlyNative(this.walked.log.events)) return;
    throw new AttemptFailure(
      'no_confirmation',
      "The form names neither a method nor an address, and none of the page's scripts sent it. " +
        "The browser did not put the lead into the page's address",
    );
  }

  /**
   * Throws if a request with the lead to a blocked site was refused. The page may still show a
   * thank-you message, so the refusal decides the outcome, whatever the page shows.
   * @param isEnd whether the page sends nothing more. If so, a refused request whose values could
   * not be read counts too, unless the lead was sent elsewhere.
   */
  refuseIfBlocked(isEnd: boolean): void {
    const { blocked, log } = this.walked;
    const isBlocked = (url: string) => blocked.has(url);
    const hasLeft = leadHasLeft(log.events, isBlocked) || mayHoldLead(log.events);
    const refused = blockedLead(log.events);
    const site = refused.site ?? (isEnd && !hasLeft ? refused.unreadSite : undefined);
    if (site === undefined) return;
    throw new AttemptFailure(
      hasLeft ? 'outcome_unknown' : 'blocked',
      `The page would have sent the lead to ${site}, which is blocked. ` +
        'Ask the operator of this service',
    );
  }

  private async findNext(form: OpenedForm, sentBefore: number): Promise<OpenedForm | undefined> {
    const { sentWhole, sent } = submitTraffic(this.walked.log.events);
    const pressed = {
      parts: this.parts,
      hasNext: form.hasNext,
      sent: sentWhole ? 'whole' : sent > sentBefore ? 'part' : 'nothing',
    } as const;
    for (const frame of framesOf(form)) {
      // Errors are ignored, because a frame may vanish during the scan.
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
    const dialog = await this.newDialog(frame);
    const shown = { progress: this.progress, pressed, dialog };
    return partBehind(form, shown, this.walked.config, frame);
  }

  /**
   * Returns the dialog that has opened since the button was pressed; undefined if a request that
   * may hold the lead was sent.
   */
  private async newDialog(frame: Frame): Promise<ShownDialog | undefined> {
    if (mayHoldLead(this.walked.log.events)) return undefined;
    const dialog = await dialogWithoutFields(frame);
    return dialog?.text === this.dialogBefore ? undefined : dialog;
  }
}

/** The part that the frame shows after the button of this form was pressed. */
export async function partBehind(
  form: OpenedForm,
  shown: Omit<Shown, 'text' | 'pressed'> & { pressed: Omit<Pressed, 'form'> },
  config: FormConfig,
  frame: Frame = form.frame,
): Promise<OpenedForm | undefined> {
  const { text, isSame } = await callPage(frame, 'readAfterPress');
  const found = await scan(frame, config.request);
  const own = isSame && frame === form.frame ? form.form : undefined;
  const next = findNextPart(found, config, {
    ...shown,
    pressed: { ...shown.pressed, form: own },
    text,
  });
  return next && openedIn(frame, found, next);
}

/**
 * The frames to search: the form's frame (or all frames of the page, if it is gone) and the main
 * frames of other windows.
 */
function framesOf({ frame }: OpenedForm): Frame[] {
  const page = frame.page();
  const windows = page
    .context()
    .pages()
    .filter((one) => one !== page);
  const own = frame.isDetached() ? page.frames() : [frame];
  return [...own, ...windows.map((one) => one.mainFrame())];
}
