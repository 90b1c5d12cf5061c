/**
 * `press`: clicks each button of each test form in the zoo (tests/functions/browser/zoo) in the way
 * in which the bot clicks buttons that may only open a form. Exits with 1 if such a click submitted
 * data to a form.
 */
import { pressEveryButton } from '../functions/browser/zoo/press-every-button.ts';
import { zooForms } from '../functions/browser/zoo/zoo-forms.ts';

export async function benchPress(): Promise<void> {
  const received = await pressEveryButton(zooForms);
  const submitted = [...received].filter(([, times]) => times.length > 0).map(([name]) => name);
  console.log(`\nPress: every button of ${received.size} forms, ${submitted.length} submitted`);
  for (const name of submitted) console.log(`  submitted before the fence: ${name}`);
  if (submitted.length > 0) process.exitCode = 1;
}
