import { reactive, ref } from 'vue';
import { cities, consentText, sendLead, type Answer } from './lead.ts';

/**
 * Returns what the templates of the Vue pages share: the lead, the server's answer and the function
 * `send`.
 */
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

/** Vue template for the fields name, phone and e-mail. */
export const contactFields = `
      <p><label>Name <input v-model="lead.name" required></label></p>
      <p><label>Phone <input v-model="lead.phone" type="tel" required></label></p>
      <p><label>Email <input v-model="lead.email" type="email" required></label></p>
`;

/**
 * Vue template of a form with a date of birth. Only the fields for date and income differ between
 * libraries.
 */
export const datedForm = (date: string, income: string) => `
  <form @submit.prevent="send()" style="width: 320px">
    <p><label for="name">Full name</label> <input id="name" v-model="lead.name" required /></p>
    <p><label for="phone">Phone</label> <input id="phone" v-model="lead.phone" type="tel" required /></p>
    <p><label for="email">Email</label> <input id="email" v-model="lead.email" type="email" required /></p>
    <p><label for="city">City</label> <input id="city" v-model="lead.city" required /></p>
    <p><label for="amount">Loan amount</label> <input id="amount" v-model="lead.amount" required /></p>
    ${date}
    <p><label for="income">Monthly income</label> ${income}</p>
    <p><input id="consent" v-model="lead.consent" type="checkbox" required /> <label for="consent">{{ consentText }}</label></p>
    <button type="submit">Submit</button>
    <p v-if="answer">{{ answer.message }}</p>
  </form>`;

/** Vue template of a form in which a library draws a few cities as buttons or chips. */
export const choiceForm = (cities: string) => `
  <form @submit.prevent="send()" style="width: 480px">
    ${contactFields}
    ${cities}
    <p><label>Loan amount <input v-model="lead.amount" type="number" required></label></p>
    <p><label><input v-model="lead.consent" type="checkbox" required> {{ consentText }}</label></p>
    <button type="submit">Submit</button>
    <p v-if="answer">{{ answer.message }}</p>
  </form>`;
