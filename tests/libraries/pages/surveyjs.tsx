import 'survey-core/survey-core.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { cities, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const survey = new Model({
  elements: [
    { type: 'text', name: 'name', title: 'Full name', isRequired: true, autocomplete: 'name' },
    { type: 'text', name: 'phone', title: 'Phone number', inputType: 'tel', isRequired: true },
    { type: 'text', name: 'email', title: 'E-mail', inputType: 'email', isRequired: true },
    { type: 'dropdown', name: 'city', title: 'City', choices: cities, isRequired: true },
    { type: 'text', name: 'amount', title: 'Loan amount', inputType: 'number', isRequired: true },
    {
      type: 'boolean',
      name: 'consent',
      title: 'Do you agree to be contacted?',
      renderAs: 'checkbox',
      isRequired: true,
      validators: [{ type: 'expression', expression: '{consent} = true', text: 'Please agree.' }],
    },
  ],
  completeText: 'Send',
  completedHtml: '<h3>Thank you for your enquiry. We will call you within a day.</h3>',
});
survey.onCompleting.add(async (sender, options) => {
  const { success, message } = await sendLead(sender.data as object);
  if (success) return;
  (options as { allow: boolean; message?: string }).allow = false;
  (options as { message?: string }).message = message;
  sender.notify(message, 'error');
});
mount(() => <Survey model={survey} />);
