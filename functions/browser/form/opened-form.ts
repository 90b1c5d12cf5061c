/** A form that the bot has found in a page, with the frame that shows it. */
import type { Frame } from 'playwright-core';
import { mostPressables } from '../../../contract/rehearsal.ts';
import type { PageButton, PageScan } from '../page/scripts/page-scan.ts';
import { buttonsOf, type LeadForm, type PlannableForm } from './find-lead-form.ts';
import { questionsOf } from './next-part.ts';

/** The facts about a form's page that the form's owner sees beside the form. */
interface Surroundings {
  frame: Frame;
  /** All questions on the page, in this form and in other forms. */
  questions: string[];
  /** The addresses to which the form may be sent. */
  actions: string[];
  /** The texts of the buttons that could be pressed instead of the chosen button. */
  buttons: string[];
  /** All elements of the page that may be pressed, if the owner chooses among them. */
  pressables: readonly PageButton[];
}

export interface OpenedForm extends LeadForm, Surroundings {}

/** A form as its owner sees it, with the button that the bot would press, if there is a button. */
export interface ShownForm extends PlannableForm, Surroundings {
  submit?: PageButton | undefined;
}

export function openedIn<Form extends PlannableForm & { submit?: PageButton | undefined }>(
  frame: Frame,
  page: PageScan,
  form: Form,
): Form & Surroundings {
  const senders = new Set([...(form.forms ?? [form.form]), form.submit?.form ?? form.form]);
  return {
    ...form,
    frame,
    questions: questionsOf(page),
    actions: [...senders].flatMap((one) => page.actions[one] ?? []),
    buttons: buttonsOf(form, page.buttons),
    pressables: form.forms ? pressablesOf(page, form.forms) : [],
  };
}

/**
 * The elements that may be pressed, in page order. If there are too many, elements of the form or
 * beside its fields have priority, because most other elements belong to the page's menus.
 */
function pressablesOf({ buttons }: PageScan, forms: ReadonlySet<number>): PageButton[] {
  const visible = buttons.filter((button) => button.visible);
  const isNear = ({ form, beside }: PageButton) =>
    (form !== -1 && forms.has(form)) || beside.length > 0;
  const near = visible.filter(isNear);
  return [...near, ...visible.filter((button) => !isNear(button))]
    .slice(0, mostPressables)
    .sort((one, other) => one.behind - other.behind || one.index - other.index);
}
