/** A form that the bot has found in a page, with the frame that shows it. */
import type { Frame } from 'playwright-core';
import type { PageScan } from '../page/scripts/page-scan.ts';
import { buttonsOf, type LeadForm } from './find-lead-form.ts';
import { questionsOf } from './next-part.ts';

export interface OpenedForm extends LeadForm {
  frame: Frame;
  /** All questions on the page, in this form and in other forms. */
  questions: string[];
  /** The addresses that the form may be sent to. */
  actions: string[];
  /** The texts of the buttons that could be pressed instead of the chosen one. */
  buttons: string[];
}

export function openedIn(frame: Frame, page: PageScan, form: LeadForm): OpenedForm {
  return {
    ...form,
    frame,
    questions: questionsOf(page),
    actions: page.actions[form.form] ?? [],
    buttons: buttonsOf(form, page.buttons),
  };
}
