import 'survey-core/survey-core.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { cities, sendLead } from './shared/lead.ts';
import { mount } from './shared/react.tsx';

const survey = new Model({
  pages: [
    {
      elements: [
        { type: 'text', name: 'name', title: 'Full name', isRequired: true },
        { type: 'text', name: 'phone', title: 'Phone number', inputType: 'tel', isRequired: true },
      ],
    },
    {
      elements: [
        { type: 'text', name: 'email', title: 'E-mail', inputType: 'email', isRequired: true },
        { type: 'dropdown', name: 'city', title: 'City', choices: cities, isRequired: true },
      ],
    },
    {
      elements: [
        {
          type: 'text',
          name: 'amount',
          title: 'Loan amount',
          inputType: 'number',
          isRequired: true,
        },
        {
          type: 'checkbox',
          name: 'consent',
          title: 'Consent',
          isRequired: true,
          choices: [{ value: 'yes', text: 'I agree to be contacted' }],
        },
      ],
    },
  ],
  showProgressBar: true,
  completedHtml: '<h3>Thank you for your enquiry. We will call you within a day.</h3>',
});
survey.onCompleting.add(async (sender, options) => {
  const { consent, ...values } = sender.data as { consent: string[] };
  const { success, message } = await sendLead({ ...values, consent: consent[0] });
  if (success) return;
  (options as { allow: boolean }).allow = false;
  sender.notify(message, 'error');
});
mount(() => <Survey model={survey} />);
