import { reactive, ref } from 'vue';
import { cities, consentText, sendLead, type Answer } from './lead.ts';

/** What the templates of the Vue pages share: the lead, the server's answer and the way to send. */
export function useLead(start: object = {}) {
  const lead = reactive<Record<string, unknown>>({
    name: '',
    phone: '',
    email: '',
    city: null,
    amount: null,
    consent: false,
    ...start,
  });
  const answer = ref<Answer>();
  const busy = ref(false);
  async function send(values: object = lead): Promise<Answer> {
    busy.value = true;
    answer.value = await sendLead(values);
    busy.value = false;
    return answer.value;
  }
  return { lead, answer, busy, send, cities, consentText };
}
