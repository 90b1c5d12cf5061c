/**
 * Submits one lead in a new process, as in a cold start. The arguments are the form's address and
 * the lead as JSON. Prints how long each phase took.
 */
import type { Lead } from '../../../contract/lead.ts';
import { noteSleeps, profileLead } from './profile-lead.ts';

const [url = '', lead = ''] = process.argv.slice(2);
noteSleeps();
void profileLead(url, JSON.parse(lead) as Lead).then((profile) => {
  console.log(JSON.stringify(profile));
  process.exit();
});
