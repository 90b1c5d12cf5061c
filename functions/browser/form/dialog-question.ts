/**
 * Decides whether a dialog without fields only asks to confirm that the entries are sent. Such a
 * dialog opens after the form's button was pressed and before anything was sent.
 */
import { offerWords, sendingWords } from './field-rules.ts';
import { asksForMoney } from './field-wording.ts';

/** An open dialog without fields, as people read it. */
export interface ShownDialog {
  text: string;
  /** The texts of the dialog's buttons, without buttons that have no words. */
  buttons: readonly string[];
}

const declines =
  /^(no|not now|later|cancel|close|back|go back|edit|change|dismiss|abbrechen|nein|cancelar|annuler|non|annulla|नहीं|रद्द)(?![\p{L}\p{M}])/u;
/**
 * Words in a dialog that show that the entries would be lost, or that the dialog's question is not
 * about sending the entries.
 */
const otherMatters =
  /(?<!\p{L})(leave|leaving|discard|delete|remove|cancel|reset|los[et]|unsaved|exit|quit|abandon|start over|cookies?|log ?in|log ?out|sign ?(in|up|out)|password|session|rate (us|our|your)|ratings?|feedback|survey|reviews?( us)?|newsletter|subscri\p{L}*|notifications?|install|already|duplicate|replace|overwrite|invalid|incorrect|not valid|failed|error|also|too|as well|another|add|insurance|instead)(?!\p{L})/u;
const asksAgain =
  /(?<!\p{L})(are you sure|confirm|proceed|go ahead|(this|everything|details|information) .{0,20}correct)(?!\p{L})|continue\?/u;

/**
 * The text of the button that sends the entries. The dialog must only ask whether to send them: it
 * has two buttons, and one of them goes back. A bare `Yes` may answer any question, so the
 * question's own words must then be about sending.
 */
export function sendingButton({ text, buttons }: ShownDialog): string | undefined {
  const [yes, other] = buttons.filter((one) => !declines.test(one.toLowerCase()));
  if (buttons.length !== 2 || yes === undefined || other !== undefined) return undefined;
  const lines = text.split('\n').filter((line) => !buttons.includes(line.trim()));
  const question = lines.join('\n').toLowerCase();
  const words = `${question}\n${yes.toLowerCase()}`;
  if (otherMatters.test(words) || offerWords.test(words) || asksForMoney(words)) return undefined;
  return sendingWords.test(words) || asksAgain.test(words) ? yes : undefined;
}
