/**
 * Web server frameworks. A framework renders the validation errors; each site writes its own
 * success message.
 */
import type { FormBuilder } from './form-builder.ts';
import { inPublicCode, statesFrom } from './from-source.ts';

const symfony = 'symfony/symfony src/Symfony/Bridge/Twig/Resources/views/Form/';

const needsForm = true;

export const frameworks: readonly FormBuilder[] = [
  {
    name: 'Django',
    needsForm,
    marks: 'form:has(> [name="csrfmiddlewaretoken"])',
    states: [
      statesFrom('django/django django/forms/templates/django/forms/errors/list/ul.html')(
        'value_refused',
        'ul.errorlist',
        'by words',
      ),
    ],
  },
  {
    name: 'Rails',
    needsForm,
    marks: 'form:has([name="authenticity_token"])',
    // Devise and Rails' scaffold render the same error box.
    states: [
      statesFrom(
        'rails/rails railties/lib/rails/generators/erb/scaffold/templates/_form.html.erb.tt',
      )('value_refused', '#error_explanation', 'by words'),
      statesFrom(
        'heartcombo/simple_form lib/generators/simple_form/templates/config/initializers/simple_form.rb',
      )('value_refused', '.error_notification, .field_with_errors', 'by words'),
    ],
  },
  {
    name: 'Laravel',
    needsForm,
    marks: 'form:has([name="_token"])',
    states: [
      statesFrom('laravel/docs validation.md')('value_refused', '.alert.alert-danger', 'by words'),
      statesFrom('laravel/ui src/Auth/bootstrap-stubs/auth/login.stub')(
        'value_refused',
        '.invalid-feedback',
        'by words',
      ),
    ],
  },
  {
    name: 'Symfony',
    needsForm,
    marks: 'form:has([name$="[_token]"])',
    states: [
      statesFrom(`${symfony}bootstrap_5_layout.html.twig`)(
        'value_refused',
        '.invalid-feedback.d-block',
        'by words',
      ),
    ],
  },
  {
    name: 'Spring',
    needsForm,
    marks: 'form:has([id$=".errors"])',
    // The hidden field `_csrf` does not identify the form, because other frameworks have this field
    // too.
    states: [
      statesFrom(
        'spring-projects/spring-framework spring-webmvc/src/main/java/org/springframework/web/servlet/tags/form/ErrorsTag.java',
      )('value_refused', '[id$=".errors"]', 'by words'),
    ],
  },
  {
    name: 'ASP.NET',
    needsForm,
    marks: 'form:has([name="__RequestVerificationToken"]), form:has([name="__VIEWSTATE"])',
    // If there are no errors, the list of errors has the class `validation-summary-valid` instead.
    states: [
      statesFrom(inPublicCode('ValidationSummaryCssClassName'))(
        'value_refused',
        '.validation-summary-errors',
        'by words',
      ),
      statesFrom(inPublicCode('ValidationMessageCssClassName'))(
        'value_refused',
        '.field-validation-error',
        'by words',
      ),
    ],
  },
];
