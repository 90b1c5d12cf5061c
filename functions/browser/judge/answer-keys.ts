/** Patterns for the keys of a target's answer that report how a submit ended. */

/**
 * Words that may stand before the usual names of keys: `leadStatus`, `response_message`,
 * `IsSuccessful`.
 */
const whose =
  '(?:(?:is|has|lead|response|resp|api|txn|transaction|submission|form|request|result|operation|mail|email|message|insert|save|crm|status|display|user|ret)_)?';
const keyOf = (names: string) => new RegExp(`^${whose}(?:${names})$`);
/** Keys under which answers report success or failure. */
export const verdictKeys = keyOf(
  'ok|success|succeeded|success_?ful|status|result|state|outcome|response|valid|saved|created|inserted|accepted|stored|submitted|ack|decision|verdict|eligible|processed|disposition|resp|affected_rows|rows_affected|row_count|(?:last_)?insert(?:ed)?_id|allowed|approved|(?:can|allow)_(?:submit|save)|completed?|finished|pushed|captcha|recaptcha|exito|sucesso|succes|erfolg',
);
/**
 * More keys under which answers report success or failure. They must match exactly: longer keys
 * such as `email_sent` are about an e-mail or an SMS.
 */
export const bareVerdictKeys = /^(?:sent|queued|authenticated|logged_in)$/;
/** Keys whose value is a number: 0 usually means success, or the number repeats the HTTP status. */
export const codeKeys =
  /^(code|(result|return|http|status|response)_?code|http_?status|status|ret|rc)$/;
export const wordKeys = keyOf(
  // `d` is the only key in the answers of ASP.NET's page methods.
  'message|messages|msg|error|errors|err_?msg|detail|details|title|text|reason|desc|description|response|html|content|d',
);
/**
 * Keys whose text refuses the lead if it contains a word such as `DUPLICATE`, even within a longer
 * text.
 */
export const remarkKeys = keyOf(
  'remarks?|notes?|flag|info|lead|comments?|reply|warnings?|hint|txt|mail',
);
/** Keys about an e-mail. A success under such a key says nothing about the lead. */
export const mailKeys = /^e?mail_/;
export const successKeys = keyOf('success');
/**
 * Keys about side processes, such as a captcha. If the answer reports a success, a "no" under such
 * a key refuses nothing.
 */
export const sideKeys = keyOf('completed?|finished|pushed|captcha|recaptcha');
export const insertIdKeys = keyOf('(?:last_)?insert(?:ed)?_id');
export const rowKeys = keyOf('affected_rows|rows_affected|row_count');
/** Keys of the record that the target has stored. */
export const recordKeys =
  /^(?:lead|enquiry|inquiry|application|submission|record|entry|ticket)(?:_(?:id|no|number|ref))?$/;
/** Keys that name the page to open next. */
export const addressKeys = /(?:^|_)(?:redirect|url|uri|location|href|link|page|next|goto)(?:_|$)/;
/**
 * Keys whose values say nothing about this lead: settings for all leads, or the values that the
 * form sent.
 */
export const settingKeys =
  /^(?:answers|form_data|form_values|cached?|settings|config|labels?|translations?|i18n|placeholders?|schema|rules|validations?|disclaimers?|terms|tnc|t_and_c|consents?)$/;
export const errorKeys = new RegExp(
  `^(?:\\w+_)?(?:err|errs|errors?|exception|violations|fault)(?:_?(?:msg|messages?|codes?|no|num|number|count|list|fields?|details?|text|description|type|user_msg))?$|^(?:invalid_?fields|stack_?trace|fehler|erro|erreur|issues|problems?|model_state)$`,
);
/** Flags and lists that have a value only after a failure. */
export const failureKeys = keyOf(
  'duplicate|duplicated|dup|failed|failure|failures|rejected|declined|spam|invalid|exists|already_exists|blocked|throttled|(?:requires?|needs?)_(?:login|auth)|(?:login|auth)_required|blacklisted|denied|refused|(?:failed|rejected|invalid|duplicate)_(?:records?|rows?|leads?|items?|fields?|count)',
);
/**
 * Keys of lists of records that were not stored. A list under such a key means a failure if the
 * list of stored records is empty.
 */
export const skippedKeys = keyOf('skipped|ignored|unprocessed');
export const stateKeys =
  /^(?:(?:lead|application|form|submission|request|entry|response|api)_)?(?:status|state|result|outcome|stage|step|next|next_step)$/;
/**
 * Keys that mean a failure, but not within a stored record: there they hold the lead's own text, as
 * in `{"id":7,"problem":"Tap leaks"}`.
 */
export const problemKeys = /^problems?$/;
/** Keys whose values repeat values of the lead. */
export const echoKeys = /(?:^|_)(?:name|city|town|address|company|employer|email|phone|mobile)$/;
