/** Finds signs that the target accepted the lead. Without one there is no success. */
import { saysAccepted } from './address.ts';
import { builderSign, configuredSign, newLines, type Evidence, type Sign } from './evidence.ts';
import { judgeJson } from './json-answer.ts';
import { isAccepted } from './submit-answer.ts';
import { judgeWords } from './words/judge-words.ts';

/** If signs are configured, only they count; otherwise a builder's state, words, or the address. */
export function acceptance(evidence: Evidence): Sign | undefined {
  const { before, after, traffic, signs } = evidence;
  if (signs.success.length > 0) {
    const sign = configuredSign(evidence, 'success');
    const words = sign?.text ?? '';
    return sign && { kind: 'accepted', words, fact: 'the configured sign of success shows' };
  }
  const built = builderSign(evidence);
  if (built?.kind === 'accepted') return built;
  if (built?.isOpen) return undefined;
  const said = judgeWords(newLines(evidence));
  const answered = traffic.answer !== undefined || isAccepted(traffic.otherStatus ?? 0);
  if (said.kind === 'accepted' && (answered || after.formGone || after.formEmptied)) return said;
  const json = traffic.json && judgeJson(traffic.json.body);
  if (json?.kind === 'accepted') return json;
  if (saysAccepted(after.url) && !saysAccepted(before.url)) {
    const fact = `the page's address is ${pathOf(after.url)}`;
    return { kind: 'accepted', words: '', fact, weak: true };
  }
  return undefined;
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
