/**
 * Bundled by sixth-field.cases.test.ts, and run in a copy of the sources whose lead has a sixth
 * field. For each part of the product that lists the lead's fields, prints how the part shows the
 * new field.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { browserCallSchema } from '../../../contract/browser-call.ts';
import { leadFields, maskedTexts, sampleLead, type Lead } from '../../../contract/lead.ts';
import { leadSchema } from '../../../contract/lead-schema.ts';
import { matchesSearch } from '../../../contract/matches-search.ts';
import { openApiDocument } from '../../../contract/openapi.ts';
import { redact } from '../../../contract/redaction.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { targetFormSchema } from '../../../contract/target-form.ts';
import {
  fieldRequirements,
  sampleBody,
  sheetSteps,
  zapierMapping,
} from '../../../frontend/content/integration-guide.ts';
import { fillSheetScript } from '../../../frontend/content/sheet-script/fill-sheet-script.ts';
import { csvHead, csvLines } from '../../../frontend/dashboard/leads/csv/write-csv.ts';
import { checkRow } from '../../../frontend/dashboard/submissions/import/check-leads.ts';
import { guessMapping } from '../../../frontend/dashboard/submissions/import/map-columns.ts';
import { MappingForm } from '../../../frontend/dashboard/submissions/import/mapping-form.tsx';
import {
  detailFields,
  LeadValue,
} from '../../../frontend/dashboard/submissions/one-submission/lead-value.tsx';
import { termOf } from '../../../frontend/dashboard/components/term-of.ts';
import { LeadInputs } from '../../../frontend/dashboard/submissions/test-submission/lead-inputs.tsx';
import { LeadToForm } from '../../../frontend/site/saas/lead-to-form.tsx';
import { leadFieldOf } from '../../../functions/browser/form/fill-plan.ts';
import { hashOfLead } from '../../../functions/stores/leads/lead-hash.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';

const last = leadFields.at(-1) ?? 'name';
const sample = String(sampleLead[last]);
const without: Partial<Lead> = { ...sampleLead };
delete without[last];
const row = { ...sampleLead, attempts: [] } as unknown as SubmissionRow;
const target = { name: 't', url: 'https://t.example', demo: true };
const columns = Object.keys(sampleLead);
const mapping = guessMapping(columns);
const cells = columns.map((field) => String(sampleLead[field as keyof Lead]));
const script = "LEAD_HEADINGS ['ALL_FIELDS']";

const places: Record<string, unknown> = {
  schema: leadSchema.safeParse(without).error?.issues,
  hash: hashOfLead(sampleLead) !== hashOfLead({ ...sampleLead, [last]: 'another' }) && last,
  redaction: !redact(`Not for ${sample}`, sampleLead).includes(sample) && last,
  masks: maskedTexts(sampleLead),
  search: matchesSearch(sample.toLowerCase())(sampleLead) && last,
  openApi: openApiDocument().components.schemas.Lead,
  row: viewSubmission(row, new Date()),
  browserCall: browserCallSchema.shape.lead.parse(sampleLead),
  override: targetFormSchema.parse({ ...target, fields: [{ selector: 'a', kind: last }] }).fields,
  filling: leadFieldOf,
  exportHead: csvHead(),
  exportLine: csvLines([viewSubmission(row, new Date())]),
  importMapping: mapping,
  importRow: checkRow({ number: 1, cells }, mapping).lead,
  importForm: renderToStaticMarkup(
    <MappingForm table={{ columns: [], rows: [] }} mapping={mapping} onChange={() => undefined} />,
  ),
  guide: fieldRequirements,
  guideSample: sampleBody(),
  guideZap: zapierMapping,
  guideSheet: sheetSteps({ isKeyShown: false, scopes: [], questions: [] }),
  sheetScript: fillSheetScript(script, '', ''),
  story: detailFields.map(termOf),
  value: renderToStaticMarkup(<LeadValue lead={sampleLead} field={last} />),
  testCard: renderToStaticMarkup(<LeadInputs />),
  sitePicture: renderToStaticMarkup(<LeadToForm />),
};
console.log(JSON.stringify(places));
