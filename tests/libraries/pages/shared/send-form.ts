import { sendLead, valuesOf } from './lead.ts';

/** Sends the form `#lead` by a script and shows the answer in `#answer`. */
export function sendForm(held: () => object = () => ({})): void {
  const form = document.querySelector<HTMLFormElement>('#lead')!;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendLead({ ...valuesOf(form), ...held() }).then(({ success, message }) => {
      document.querySelector('#answer')!.textContent = message;
      if (success) form.reset();
    });
  });
}
