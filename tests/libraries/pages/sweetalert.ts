import Swal from 'sweetalert2';
import { sendLead, valuesOf } from './shared/lead.ts';

const form = document.querySelector<HTMLFormElement>('#lead')!;
document.querySelector('#go')!.addEventListener('click', () => {
  const values = valuesOf(form);
  if (!values['consent']) {
    void Swal.fire('Oops', 'Please accept the terms and conditions', 'warning');
    return;
  }
  void sendLead(values).then(({ success, message }) =>
    Swal.fire(success ? 'Thank you' : 'Sorry', message, success ? 'success' : 'error'),
  );
});
