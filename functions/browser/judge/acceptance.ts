/**
 * Finds signs that the target accepted the lead. Without such a sign the attempt is never a
 * success.
 */
import { saysAccepted } from './address.ts';
import {
  builderSign,
  configuredSign,
  newLines,
  type AcceptingSign,
  type Evidence,
} from './evidence.ts';
import { judgeJson } from './json-answer.ts';
import { isAccepted } from '../traffic/submit-answer.ts';
import { judgeWords } from './words/judge-words.ts';

/**
 * If the configuration names signs of success, only those count; otherwise a form builder's state,
 * the page's words or its address.
 */
export function acceptance(evidence: Evidence): AcceptingSign | undefined {
  const { before, after, traffic, signs } = evidence;
  if (signs.success.length > 0) {
    const sign = configuredSign(evidence, 'success');
    const words = sign?.text ?? '';
    const fact = 'the configured sign of success shows';
    return sign && { kind: 'accepted', by: 'configured', words, fact };
  }
  const built = builderSign(evidence);
  if (built?.kind === 'accepted') return { ...built, by: 'builder' };
  if (built?.isOpen) return undefined;
  const said = judgeWords(newLines(evidence));
  const answered = traffic.answer !== undefined || isAccepted(traffic.otherStatus ?? 0);
  if (said.kind === 'accepted' && (answered || after.formGone || after.formEmptied)) {
    return { ...said, by: 'words' };
  }
  const json = traffic.json && judgeJson(traffic.json.body);
  if (json?.kind === 'accepted') return { ...json, by: 'answer' };
  // If the form is submitted to this address itself, a refusal appears there too, so the address
  // proves nothing.
  const isOwn = traffic.answer?.url === withoutHash(after.url) && !after.formGone;
  if (saysAccepted(after.url) && !saysAccepted(before.url) && !isOwn) {
    const fact = `the page's address is ${pathOf(after.url)}`;
    return { kind: 'accepted', by: 'address', words: '', fact, weak: true };
  }
  return undefined;
}

const withoutHash = (address: string) => address.replace(/#.*/, '');

function pathOf(address: string): string {
  return new URL(address).pathname;
}
