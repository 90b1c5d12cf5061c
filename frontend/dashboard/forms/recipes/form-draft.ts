/**
 * The unsaved state of a form in the editor: the saved recipe, the result of the newest rehearsal
 * (a trial run), and the user's own changes. The state exists only in memory until the user saves
 * it.
 */
import type { RehearsalReport } from '../../../../contract/rehearsal.ts';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import { changesOf, type FormContent } from './recipe-changes.ts';
import { emptyRecipe, takeReport } from './take-report.ts';

export interface FormDraft {
  /** The number of the recipe version that the draft starts from; undefined without a recipe. */
  basedOn: number | undefined;
  /** The saved content of the version that the draft starts from; undefined without a recipe. */
  saved: FormContent | undefined;
  content: FormContent;
  /**
   * Whether the user has changed the draft. Proposals from a rehearsal (a trial run) don't count.
   */
  touched: boolean;
  report: RehearsalReport | undefined;
}

type SavedForm = Pick<OwnForm, 'recipe' | 'customFields' | 'recipeVersion'>;

export function startDraft(form: SavedForm, report: RehearsalReport | undefined): FormDraft {
  const { recipe, customFields, recipeVersion } = form;
  const saved = recipe && { recipe, customFields };
  const content = { recipe: recipe ?? emptyRecipe, customFields };
  const draft = { basedOn: recipeVersion ?? undefined, saved, content, touched: false };
  return withReport({ ...draft, report: undefined }, report);
}

export function withReport(draft: FormDraft, report: RehearsalReport | undefined): FormDraft {
  if (!report) return { ...draft, report };
  const { recipe, customFields } = draft.content;
  return { ...draft, report, content: { recipe: takeReport(recipe, report), customFields } };
}

export function changed(draft: FormDraft, change: Partial<FormContent>): FormDraft {
  return { ...draft, touched: true, content: { ...draft.content, ...change } };
}

/**
 * Returns the draft after the form was read again. The draft starts again from the newest version,
 * unless the user has made changes, which would be lost.
 */
export function withForm(draft: FormDraft, form: SavedForm): FormDraft {
  const current = form.recipeVersion ?? undefined;
  if (draft.touched || draft.basedOn === current) return draft;
  return startDraft(form, draft.report);
}

/** The unsaved changes in words; empty if there is nothing to save. */
export function unsavedChanges({ saved, content }: FormDraft): string[] {
  return content.recipe.fields.length === 0 && !saved ? [] : changesOf(saved, content);
}

/** Whether another version was saved after the user had begun to change this draft. */
export function isOutdated(draft: FormDraft, form: SavedForm): boolean {
  return draft.touched && draft.basedOn !== (form.recipeVersion ?? undefined);
}
