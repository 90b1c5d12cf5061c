/**
 * Sends the rows of this sheet as leads and writes back the result of each lead.
 *
 * The first row holds the headings LEAD_HEADINGS; the columns submissionId and status are added
 * where they are missing. Run syncLeads, or let a time-driven trigger run it. Rows may be inserted,
 * deleted, sorted and edited during a run: a row is recognised by its values, not by its position.
 * An interrupted run is completed by the next run within a day. Columns named after the form's own
 * questions hold the answers to these questions. A column named reference holds your own id of each
 * lead.
 */
const WEBHOOK_URL = 'YOUR_WEBHOOK_URL';
const API_KEY = 'YOUR_API_KEY';

/** The form that receives the leads; if empty, the form of the API key. */
const TARGET = 'FORM_OR_NOTHING';

const LEAD_FIELDS = ['ALL_FIELDS'];
const AMOUNT_FIELDS = ['FIELDS_WITH_AN_AMOUNT'];
const ANSWERS = ['NAMES_OF_ANSWERS'];
const OWN_COLUMNS = ['submissionId', 'status'];
/**
 * The heading of the optional column with the user's own id of each lead; a blank cell is not sent.
 */
const REFERENCE = 'reference';
const FINAL_STATUSES = ['ALL_FINAL_STATUSES', 'not found'];
/**
 * The longest run in milliseconds. Google stops a run after six minutes, and one request can take
 * up to one minute.
 */
const LONGEST_RUN_MS = 4.5 * 60 * 1000;
const WRITE_TRIES = 5;
/** The number of leads in one call; the results are written beside their rows after the call. */
const LEADS_A_CALL = 20;

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Form Automation')
    .addItem('Send new leads and update statuses', 'syncLeads')
    .addToUi();
}

function syncLeads() {
  const lock = LockService.getScriptLock();
  // Ends this run at once if an earlier run of this script is still active.
  if (!lock.tryLock(1000)) return;
  try {
    syncRows(SpreadsheetApp.getActiveSpreadsheet().getSheets()[0], Date.now() + LONGEST_RUN_MS);
  } finally {
    lock.releaseLock();
  }
}

/**
 * Sends new leads before it asks for statuses, because asking for the status of many rows can take
 * up a whole run.
 */
function syncRows(sheet, endBy) {
  const done = new Set();
  let isLimited = false;
  const isNext = (row) => isOpen(row) && !done.has(taskOf(row));
  const isNew = (row) => row.submissionId === '' && isNext(row);
  // After one lead has reached a limit, the webhook refuses all further leads of this run.
  const newRows = ({ rows }) => (isLimited ? [] : withoutTwins(rows.filter(isNew)));
  const sentRow = ({ rows }) => rows.find((row) => isNext(row) && !isNew(row));
  let table = readTable(sheet);
  while (Date.now() < endBy) {
    const isSending = newRows(table).length > 0;
    if (isSending || !isStill(sheet, table, sentRow(table))) table = readTable(sheet);
    const rows = isSending ? newRows(table).slice(0, LEADS_A_CALL) : [sentRow(table)];
    // The table in memory may be old: it may show a row as new although the row has an id by now.
    if (isSending && rows.length === 0) continue;
    if (rows[0] === undefined) return;
    const notes = isSending
      ? sendRows(sheet, table, rows)
      : [{ row: rows[0], note: statusOf(rows[0]) }];
    for (const { row, note } of notes) {
      isLimited ||= note.status.startsWith('waiting: ');
      done.add(note.submissionId || row.values);
    }
    let isLost = false;
    for (const { row, note } of notes) {
      if (note.submissionId === row.submissionId && note.status === row.status) continue;
      table = record(sheet, table, row, note);
      isLost ||= note.submissionId !== '' && !table.ids.has(note.submissionId);
    }
    // A row was changed or deleted while its lead was sent, so its id could not be written. The
    // next run handles it.
    if (isLost) return;
  }
}

/**
 * Returns the first of the rows with the same values; the other rows are sent after the first row
 * has its id.
 */
function withoutTwins(rows) {
  return rows.filter((row, place) => rows.findIndex((one) => one.values === row.values) === place);
}

const taskOf = (row) => row.submissionId || row.values;

function isOpen({ submissionId, status, isEmpty }) {
  if (submissionId === '') return !isEmpty;
  return !FINAL_STATUSES.includes(status.split(':')[0]);
}

/**
 * Sends the rows by one call. The Idempotency-Key consists of the row's values and the number of
 * rows with the same values that were already sent. If one of those rows was deleted or edited
 * meanwhile, the number is too small, and the webhook answers with the id of another row's lead.
 * Then the row is sent again with the next number.
 */
function sendRows(sheet, table, rows) {
  const notes = [];
  const sentTwins = (row) =>
    table.rows.filter((one) => one.values === row.values && one.submissionId !== '').length;
  let open = rows.map((row) => ({ row, sent: sentTwins(row) }));
  while (open.length > 0) {
    const leads = open.map(({ row, sent }) => {
      return { ...JSON.parse(row.values), idempotencyKey: idempotencyKey(sheet, row, sent) };
    });
    const { code, answer } = call(WEBHOOK_URL.replace(/[^/]*$/, 'leads'), {
      method: 'post',
      contentType: 'application/json',
      headers: { 'x-api-key': API_KEY },
      payload: JSON.stringify({ leads }),
    });
    if (code === 401 || code === 403) throw new Error(answer.error);
    // An answer to the whole call, for example about a limit, counts as the answer to each lead of
    // the call.
    const whole = { httpStatus: code, body: answer };
    const again = [];
    open.forEach(({ row, sent }, place) => {
      const { httpStatus, body, headers } = code === 207 ? answer.results[place] : whole;
      const isAnothers = httpStatus === 202 && table.ids.has(body.submissionId);
      if (isAnothers) again.push({ row, sent: sent + 1 });
      else
        notes.push({
          row,
          note: noteOf(httpStatus, body, Boolean(headers && headers['Idempotent-Replayed'])),
        });
    });
    open = again;
  }
  return notes;
}

/** The note that is written beside a row, made from the answer to its lead. */
function noteOf(code, answer, isRepeat) {
  if (code === 202) return { submissionId: answer.submissionId, status: answer.status, isRepeat };
  // The user has reached a limit or the service is briefly down: the next run tries again with the
  // same idempotency key.
  if (code === 429) return { submissionId: '', status: 'waiting: ' + answer.error };
  if (code >= 500) return { submissionId: '', status: 'waiting' };
  // The form already has a lead of this person. The next run sends the row again, because the other
  // lead may have failed by then.
  if (answer.code === 'duplicate_lead') {
    return { submissionId: '', status: 'duplicate: ' + answer.submissionId };
  }
  return { submissionId: '', status: 'refused: ' + reasonsOf(answer) };
}

function statusOf({ submissionId }) {
  const { code, answer } = call(WEBHOOK_URL + '/' + encodeURIComponent(submissionId), {
    headers: { 'x-api-key': API_KEY },
  });
  if (code === 401 || code === 403) throw new Error(answer.error);
  const told = answer.failureReason ? answer.status + ': ' + answer.failureReason : answer.status;
  const status = code === 200 ? told : code === 404 ? 'not found' : 'processing';
  return { submissionId, status };
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

function reasonsOf(answer) {
  const details = (answer.details || []).map((detail) => detail.message);
  return details.length > 0 ? details.join('; ') : answer.error;
}

function idempotencyKey(sheet, { values }, sent) {
  const { DigestAlgorithm, Charset } = Utilities;
  const digest = Utilities.computeDigest(DigestAlgorithm.SHA_256, values, Charset.UTF_8);
  const sheetId = sheet.getParent().getId() + '-' + sheet.getSheetId();
  return [sheetId, Utilities.base64EncodeWebSafe(digest), sent].join('-');
}

/** Reads the sheet's current content; users may edit it while the script runs. */
function readTable(sheet) {
  SpreadsheetApp.flush();
  const [headings, ...cells] = sheet.getDataRange().getValues();
  const columns = columnsOf(headings);
  const missing = [...LEAD_FIELDS, ...OWN_COLUMNS].find((field) => !(field in columns));
  if (LEAD_FIELDS.includes(missing)) throw new Error('A column named ' + missing + ' is missing');
  if (missing) {
    sheet.getRange(1, headings.length + 1).setValue(missing);
    return readTable(sheet);
  }
  const zone = sheet.getParent().getSpreadsheetTimeZone();
  const rows = cells.map((values, index) => rowOf(values, columns, index + 2, zone));
  const ids = new Set(rows.map(({ submissionId }) => submissionId).filter(Boolean));
  return { width: headings.length, columns, rows, ids, zone };
}

/**
 * Reads one row again. Returns undefined if the sheet has become shorter or its columns have moved.
 */
function readRow(sheet, { width, columns, zone }, number) {
  SpreadsheetApp.flush();
  if (number > sheet.getLastRow() || width > sheet.getLastColumn()) return undefined;
  const [headings] = sheet.getRange(1, 1, 1, width).getValues();
  const [cells] = sheet.getRange(number, 1, 1, width).getValues();
  const isMoved = JSON.stringify(columnsOf(headings)) !== JSON.stringify(columns);
  return isMoved ? undefined : rowOf(cells, columns, number, zone);
}

/** Whether the sheet's row still equals the given row in memory; also true if no row is given. */
function isStill(sheet, table, row) {
  if (row === undefined) return true;
  const now = readRow(sheet, table, row.number);
  return now !== undefined && isSame(now, row);
}

const isSame = (one, other) =>
  one.submissionId === other.submissionId &&
  (one.submissionId !== '' || one.values === other.values);
