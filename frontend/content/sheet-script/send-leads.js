/**
 * Sends the rows of this sheet as leads and writes back what became of each.
 *
 * The first row holds the headings name, phone, email, city and loanAmount; the columns
 * submissionId and status are added where they are missing. Run syncLeads, or let a time-driven
 * trigger run it. A run that is cut short is made up for by the next one: nothing is sent twice.
 */
const WEBHOOK_URL = 'YOUR_WEBHOOK_URL';
const API_KEY = 'YOUR_API_KEY';

const LEAD_FIELDS = ['name', 'phone', 'email', 'city', 'loanAmount'];
const FINAL_STATUSES = ['success', 'error', 'not found'];
/** Google ends a run after six minutes. */
const LONGEST_RUN_MS = 5 * 60 * 1000;

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Form Automation')
    .addItem('Send new leads and update statuses', 'syncLeads')
    .addToUi();
}

function syncLeads() {
  const lock = LockService.getScriptLock();
  // Another run is at work.
  if (!lock.tryLock(1000)) return;
  try {
    const endBy = Date.now() + LONGEST_RUN_MS;
    const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheets()[0];
    const columns = findColumns(sheet);
    const rows = sheet.getDataRange().getValues().slice(1);
    for (const [index, row] of rows.entries()) {
      if (Date.now() > endBy) return;
      const note = syncRow(sheet, columns, row, index + 2);
      if (note) write(sheet, columns, index + 2, note);
    }
  } finally {
    lock.releaseLock();
  }
}

/** What to write beside the row; nothing where it has nothing new to tell. */
function syncRow(sheet, columns, row, rowNumber) {
  const submissionId = String(row[columns.submissionId]);
  const status = String(row[columns.status]);
  if (submissionId === '')
    return isEmpty(row, columns) ? null : sendRow(sheet, columns, row, rowNumber);
  if (FINAL_STATUSES.includes(status.split(':')[0])) return null;
  const fresh = readStatus(submissionId);
  return fresh === status ? null : { submissionId, status: fresh };
}

function sendRow(sheet, columns, row, rowNumber) {
  const lead = leadOf(row, columns);
  const { code, answer } = call(WEBHOOK_URL, {
    method: 'post',
    contentType: 'application/json',
    headers: { 'x-api-key': API_KEY, 'Idempotency-Key': idempotencyKey(sheet, rowNumber, lead) },
    payload: JSON.stringify(lead),
  });
  if (code === 202) return { submissionId: answer.submissionId, status: answer.status };
  if (code === 401 || code === 403) throw new Error(answer.error);
  // Busy or briefly down: the next run tries this row again, under the same key.
  if (code === 429 || code >= 500) return { submissionId: '', status: 'waiting' };
  return { submissionId: '', status: 'refused: ' + reasonsOf(answer) };
}

function readStatus(submissionId) {
  const { code, answer } = call(WEBHOOK_URL + '/' + encodeURIComponent(submissionId), {
    headers: { 'x-api-key': API_KEY },
  });
  if (code === 200)
    return answer.failureReason ? answer.status + ': ' + answer.failureReason : answer.status;
  if (code === 404) return 'not found';
  if (code === 401 || code === 403) throw new Error(answer.error);
  return 'processing';
}

function call(url, options) {
  const response = UrlFetchApp.fetch(url, { ...options, muteHttpExceptions: true });
  const code = response.getResponseCode();
  try {
    return { code, answer: JSON.parse(response.getContentText()) };
  } catch {
    return { code, answer: { error: 'The webhook answered ' + code } };
  }
}

function leadOf(row, columns) {
  const lead = Object.fromEntries(
    LEAD_FIELDS.map((field) => [field, String(row[columns[field]]).trim()]),
  );
  // ₹ 25,00,000 is a number to people.
  lead.loanAmount = lead.loanAmount.replace(/[\s,₹]/g, '');
  return lead;
}

function isEmpty(row, columns) {
  return LEAD_FIELDS.every((field) => String(row[columns[field]]).trim() === '');
}

function reasonsOf(answer) {
  const details = (answer.details || []).map((detail) => detail.message);
  return details.length > 0 ? details.join('; ') : answer.error;
}

/** The same sheet, row and values always make the same key, so a repeat is never a second lead. */
function idempotencyKey(sheet, rowNumber, lead) {
  const values = LEAD_FIELDS.map((field) => lead[field]).join('\n');
  const digest = Utilities.computeDigest(
    Utilities.DigestAlgorithm.SHA_256,
    values,
    Utilities.Charset.UTF_8,
  );
  const sheetId = sheet.getParent().getId() + '-' + sheet.getSheetId();
  return [sheetId, rowNumber, Utilities.base64EncodeWebSafe(digest)].join('-');
}

/** Each heading's place, from 0; adds the two that are the script's own. */
function findColumns(sheet) {
  const headings = sheet.getRange(1, 1, 1, Math.max(sheet.getLastColumn(), 1)).getValues()[0];
  const names = headings.map((heading) => String(heading).trim().toLowerCase());
  const columns = {};
  for (const field of [...LEAD_FIELDS, 'submissionId', 'status']) {
    let place = names.indexOf(field.toLowerCase());
    if (place < 0 && LEAD_FIELDS.includes(field))
      throw new Error('A column named ' + field + ' is missing');
    if (place < 0) {
      place = names.push(field.toLowerCase()) - 1;
      sheet.getRange(1, place + 1).setValue(field);
    }
    columns[field] = place;
  }
  return columns;
}

function write(sheet, columns, rowNumber, { submissionId, status }) {
  sheet.getRange(rowNumber, columns.submissionId + 1).setValue(submissionId);
  sheet.getRange(rowNumber, columns.status + 1).setValue(status);
  // At once, so that a run that is cut short leaves what it knows.
  SpreadsheetApp.flush();
}
