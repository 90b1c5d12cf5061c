import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'jquery-validation';

(jQuery('#commentForm') as unknown as { validate: (options: object) => void }).validate({
  rules: {
    city: 'required',
    consent: 'required',
    phone: { required: true, digits: true, minlength: 10, maxlength: 10 },
    amount: { required: true, digits: true },
  },
  messages: { consent: 'Please accept our policy', phone: 'Please enter a 10 digit number' },
});
