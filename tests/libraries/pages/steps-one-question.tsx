import 'survey-core/survey-core.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { cities, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const survey = new Model({
  questionsOnPageMode: 'questionPerPage',
  elements: [
    { type: 'text', name: 'name', title: 'What is your name?', isRequired: true },
    {
      type: 'text',
      name: 'phone',
      title: 'Your phone number?',
      inputType: 'tel',
      isRequired: true,
    },
    {
      type: 'text',
      name: 'email',
      title: 'And your e-mail?',
      inputType: 'email',
      isRequired: true,
    },
    { type: 'dropdown', name: 'city', title: 'Your city?', choices: cities, isRequired: true },
    { type: 'text', name: 'amount', title: 'Loan amount?', inputType: 'number', isRequired: true },
  ],
  completedHtml: '<h3>Thank you for your enquiry. We will call you within a day.</h3>',
});
survey.onCompleting.add(async (sender, options) => {
  const { success, message } = await sendLead(sender.data as object);
  if (success) return;
  (options as { allow: boolean }).allow = false;
  sender.notify(message, 'error');
});
mount(() => <Survey model={survey} />);
