/**
 * All test forms. The slow forms come first, so that the other forms run while the slow forms wait.
 */
import { afterThanksForms } from './after-thanks-forms.ts';
import { answerForms } from './answer-forms.ts';
import { serviceForms } from './builder-forms-services.ts';
import { siteForms } from './builder-forms-sites.ts';
import { systemForms } from './builder-forms-systems.ts';
import { otherWordpressForms } from './builder-forms-wordpress-others.ts';
import { wordpressForms } from './builder-forms-wordpress.ts';
import { componentForms } from './component-forms.ts';
import { controlForms } from './control-forms.ts';
import { disguisedForms } from './disguised-forms.ts';
import { drawnTextForms } from './drawn-text-forms.ts';
import { fieldForms } from './field-forms.ts';
import { fileForms } from './file-forms.ts';
import { languageForms } from './language-forms.ts';
import { lateAnswerForms } from './late-answer-forms.ts';
import { lateScriptForms } from './late-script-forms.ts';
import { libraryControls } from './library-controls.ts';
import { libraryFields } from './library-fields.ts';
import { libraryLayouts } from './library-layouts.ts';
import { libraryLists } from './library-lists.ts';
import { libraryPhones } from './library-phones.ts';
import { choiceForms } from './choice-forms.ts';
import { dialogForms } from './dialog-forms.ts';
import { layoutForms } from './layout-forms.ts';
import { lookalikeForms } from './lookalike-forms.ts';
import { namingForms } from './naming-forms.ts';
import { openerForms } from './opener-forms.ts';
import { outcomeForms } from './outcome-forms.ts';
import { pageForms } from './page-forms.ts';
import { renewedForms } from './renewed-forms.ts';
import { repairForms } from './repair-forms.ts';
import { rolelessForms } from './roleless-forms.ts';
import { selfSendingForms } from './self-sending-forms.ts';
import { stepForms } from './step-forms.ts';
import { suggestionForms } from './suggestion-forms.ts';
import { troubleForms } from './trouble-forms.ts';
import { truthForms } from './truth-forms.ts';
import { unfitSectionForms } from './unfit-section-forms.ts';
import { unreadAnswerForms } from './unread-answer-forms.ts';
import { wholeLeadForms } from './whole-lead-forms.ts';
import { wordlessThanksForms } from './wordless-thanks-forms.ts';
import type { ZooForm } from './zoo-form.ts';

export const zooForms: readonly ZooForm[] = [
  ...lateAnswerForms,
  ...troubleForms,
  ...truthForms,
  ...renewedForms,
  ...disguisedForms,
  ...lateScriptForms,
  ...unfitSectionForms,
  ...unreadAnswerForms,
  ...wholeLeadForms,
  ...wordlessThanksForms,
  ...afterThanksForms,
  ...answerForms,
  ...serviceForms,
  ...siteForms,
  ...systemForms,
  ...otherWordpressForms,
  ...wordpressForms,
  ...componentForms,
  ...controlForms,
  ...drawnTextForms,
  ...fieldForms,
  ...fileForms,
  ...choiceForms,
  ...dialogForms,
  ...layoutForms,
  ...libraryControls,
  ...libraryFields,
  ...libraryLayouts,
  ...libraryLists,
  ...libraryPhones,
  ...lookalikeForms,
  ...openerForms,
  ...outcomeForms,
  ...pageForms,
  ...repairForms,
  ...rolelessForms,
  ...selfSendingForms,
  ...stepForms,
  ...suggestionForms,
  ...languageForms,
  ...namingForms,
];
