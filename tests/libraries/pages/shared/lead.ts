/**
 * Code that all pages share: the cities to choose from, and functions that send a lead by a script.
 */
export const cities = [
  'Ahmedabad',
  'Bengaluru',
  'Chennai',
  'Coimbatore',
  'Delhi',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Lucknow',
  'Mumbai',
  'Nagpur',
  'Nashik',
  'Pune',
  'Surat',
  'Thane',
  'Vadodara',
];

/** The smallest and the largest loan amount that a slider offers. */
export const amountRange = { min: 100_000, max: 5_000_000 };

export const emptyLead = { name: '', phone: '', email: '', city: '', amount: '', consent: false };

export const consentText = 'I agree to be contacted about my application by phone and e-mail.';

export interface Answer {
  success: boolean;
  message: string;
}

/** Sends the values as JSON to the page's own address. */
export async function sendLead(values: object): Promise<Answer> {
  const response = await fetch(location.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
  });
  return (await response.json()) as Answer;
}

/** The values of a native form by the names of its fields. */
export const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
