/**
 * Serves three forms of the zoo (the test forms of the bot) for the tests of users' own forms:
 * - `Embedded` has questions of its own, is embedded from a second site, and its page can change.
 * - `Steps` has several steps.
 * - `Quiet` never confirms a lead and sometimes asks for one more value.
 */
import { outcomeForms } from '../../functions/browser/zoo/outcome-forms.ts';
import { pageForms } from '../../functions/browser/zoo/page-forms.ts';
import {
  button,
  fields,
  html,
  page,
  type Received,
  type ZooForm,
} from '../../functions/browser/zoo/zoo-form.ts';
import { startZooServer } from '../../functions/browser/zoo/zoo-server.ts';

const employment = `<p><label for="work">Employment</label> <select id="work" name="work" required>
  <option value="">Please select</option><option value="s">Salaried</option>
  <option value="b">Self-employed</option></select></p>`;
const pincode = '<p><label>Pincode <input name="pincode" pattern="[0-9]{6}" required></label></p>';
const pan = '<p><label>PAN number <input name="pan" required></label></p>';

export interface ZooOfThree {
  /** Returns the address of the page that contains the form. */
  url: (form: FormName) => string;
  /** The origin of the embedded form, which differs from its page's origin. */
  embeddedOrigin: string;
  /** The leads with this e-mail address that the form received, oldest first. */
  receivedOf: (form: FormName, email: string) => Received[];
  count: (form: FormName) => number;
  /** Removes the embedded form's question for the pincode and adds one for a PAN number. */
  changeEmbedded: () => void;
  /** Adds a question for a PAN number to the form that never confirms, or removes it. */
  varyQuiet: (varied: boolean) => void;
  stop: () => Promise<void>;
}

const names = { Embedded: 'embedded', Steps: 'steps', Quiet: 'gone-without-a-word' } as const;
export type FormName = keyof typeof names;

function ofTheZoo(name: string): ZooForm {
  const form = [...pageForms, ...outcomeForms].find((one) => one.name === name);
  if (!form) throw new Error(`The zoo has no form ${name}`);
  return form;
}

export async function openZooOfThree(): Promise<ZooOfThree> {
  let isChanged = false;
  let isVaried = false;
  const embedded: ZooForm = {
    name: names.Embedded,
    page: (visit) => {
      const { port, searchParams } = visit.url;
      const address = `http://localhost:${port}/${names.Embedded}?inside`;
      const questions = employment + (isChanged ? pan : pincode);
      html(
        visit,
        searchParams.has('inside')
          ? page(fields + questions + button)
          : `<!doctype html><title>Home loans</title><iframe src="${address}" width="700" height="700"></iframe>`,
      );
    },
    outcome: 'success',
    received: [],
  };
  const quiet = ofTheZoo(names.Quiet);
  const varying: ZooForm = {
    ...quiet,
    page: (visit) => html(visit, isVaried ? page(fields + pan + button) : String(quiet.page)),
  };
  const zoo = await startZooServer([embedded, ofTheZoo(names.Steps), varying]);
  const url = (form: FormName) => zoo.url(names[form]);
  return {
    url,
    embeddedOrigin: `http://localhost:${new URL(url('Embedded')).port}`,
    receivedOf: (form, email) => zoo.received(names[form]).filter((one) => one['email'] === email),
    count: (form) => zoo.received(names[form]).length,
    changeEmbedded: () => void (isChanged = true),
    varyQuiet: (varied) => void (isVaried = varied),
    stop: () => zoo.stop(),
  };
}
