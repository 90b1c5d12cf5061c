/** What tells one lead's values from another's. */
import { leadFields, type Lead } from '../../../contract/lead.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';

/** Of the lead as understood: white space and the order of fields make no difference. */
export function hashOfLead(lead: Lead): string {
  return sha256Hex(JSON.stringify(leadFields.map((field) => lead[field])));
}
