/** Finds the button to press on a page that shows no lead form yet. */
import type { PageButton, PageScan } from '../page/scripts/page-scan.ts';
import { classifyFields } from './classify-fields.ts';
import { openerWords } from './field-rules.ts';
import { reachesLead, recogniseFields } from './find-lead-form.ts';

/** Matches a button that accepts cookies; until it is pressed, some pages lock everything else. */
const bannerWords =
  /^(?:(?:all?es?|alle[ns]?|tout|tod[oa]s?|tutt[oi]|wszystk\S+|все|tümünü) )?(?:(?:allow|got it|ok)\b|agree|accept|accett|acept|aceit|(?:za)?ak[csz]ept|zustimm|akkoord|godkänn|godta|hyväksy|kabul|принять|同意|동의)/i;

/**
 * The button to press on a page that shows no form yet: first the answer to a cookie banner, then a
 * button that opens the form, last a tab, if the page hides a lead form. Buttons that could submit
 * something are never chosen.
 */
export function findOpener(scan: PageScan, tried: ReadonlySet<string>): PageButton | undefined {
  const visible = scan.fields.filter((field) => field.visible);
  const withFields = new Set(visible.map(({ form }) => form));
  const formFields = visible.filter(({ form }) => !scan.searchForms.includes(form));
  const leadFields = new Set(classifyFields(formFields).map(({ field }) => field.index));
  const formless = recogniseFields(formFields.filter(({ form }) => form === -1)).found;
  const maySubmit = ({ form, submits, beside }: PageButton) =>
    form === -1
      ? reachesLead(formless) || beside.some((field) => leadFields.has(field))
      : submits || withFields.has(form);
  const free = scan.buttons.filter(
    (button) => button.visible && !tried.has(button.text) && !maySubmit(button),
  );
  const banner = free.find(({ text }) => bannerWords.test(text));
  const opener = banner ?? free.find(({ text }) => openerWords.test(text.toLowerCase()));
  return opener ?? (hidesLeadForm(scan) ? free.find(({ isTab }) => isTab) : undefined);
}

function hidesLeadForm({ fields }: PageScan): boolean {
  return [...Map.groupBy(fields, ({ form }) => form).values()].some((own) => {
    const hidden = own.filter(({ visible }) => !visible);
    return reachesLead(recogniseFields(hidden).found);
  });
}
