import './shared/jquery-global.ts';
import jQuery from 'jquery';
import 'jquery-steps/build/jquery.steps.js';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
const isComplete = (step: number) =>
  [...form.querySelectorAll<HTMLInputElement>(`section:nth-of-type(${step + 1}) .required`)].every(
    (field) => (field.type === 'checkbox' ? field.checked : field.value),
  );
const wizard = jQuery('#lead') as unknown as Record<'steps', (options: object) => void>;
wizard.steps({
  headerTag: 'h3',
  bodyTag: 'section',
  onStepChanging: (_event: unknown, step: number, next: number) => next < step || isComplete(step),
  onFinishing: (_event: unknown, step: number) => isComplete(step),
  onFinished() {
    void sendLead(valuesOf(form)).then(({ message }) => {
      document.querySelector('#answer')!.textContent = message;
    });
  },
});
