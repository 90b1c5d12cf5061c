/**
 * Sends the rows of this sheet as leads and writes back what became of each.
 *
 * The first row holds the headings LEAD_HEADINGS; the columns
 * submissionId and status are added where they are missing. Run syncLeads, or let a time-driven
 * trigger run it. Rows may be inserted, deleted, sorted and edited meanwhile: a row is recognised
 * by its values, not by its position. The next run within a day completes an interrupted one.
 * Columns named after the form's own questions hold the answers to them.
 */
const WEBHOOK_URL = 'YOUR_WEBHOOK_URL';
const API_KEY = 'YOUR_API_KEY';

/** The form that receives the leads; if empty, the form of the API key. */
const TARGET = 'FORM_OR_NOTHING';

const LEAD_FIELDS = ['ALL_FIELDS'];
const AMOUNT_FIELDS = ['FIELDS_WITH_AN_AMOUNT'];
const ANSWERS = ['NAMES_OF_ANSWERS'];
const OWN_COLUMNS = ['submissionId', 'status'];
const FINAL_STATUSES = ['ALL_FINAL_STATUSES', 'not found'];
/** Google stops a run after six minutes, and one request can take up to one minute. */
const LONGEST_RUN_MS = 4.5 * 60 * 1000;
const WRITE_TRIES = 5;

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Form Automation')
    .addItem('Send new leads and update statuses', 'syncLeads')
    .addToUi();
}

function syncLeads() {
  const lock = LockService.getScriptLock();
  // Another run of this script has not ended yet.
  if (!lock.tryLock(1000)) return;
  try {
    syncRows(SpreadsheetApp.getActiveSpreadsheet().getSheets()[0], Date.now() + LONGEST_RUN_MS);
  } finally {
    lock.releaseLock();
  }
}

/** New leads are sent first, because asking for the status of many rows can take up a whole run. */
function syncRows(sheet, endBy) {
  const done = new Set();
  let isLimited = false;
  const isNext = (row) => isOpen(row) && !done.has(taskOf(row));
  const isNew = (row) => row.submissionId === '' && isNext(row);
  // After one lead meets a limit, the webhook refuses all further leads of this run.
  const next = ({ rows }) =>
    (!isLimited && rows.find(isNew)) || rows.find((row) => isNext(row) && !isNew(row));
  let table = readTable(sheet);
  for (let row = next(table); row && Date.now() < endBy; row = next(table)) {
    if (!isStill(sheet, table, row)) {
      table = readTable(sheet);
      row = next(table);
      if (!row) return;
    }
    const note = isNew(row) ? sendRow(sheet, table, row) : statusOf(row);
    isLimited ||= note.status.startsWith('waiting: ');
    done.add(note.submissionId || row.values);
    if (note.submissionId === row.submissionId && note.status === row.status) continue;
    table = record(sheet, table, row, note);
    // The row was changed or deleted while its lead was sent; the next run handles it.
    if (note.submissionId !== '' && !table.ids.has(note.submissionId)) return;
  }
}

const taskOf = (row) => row.submissionId || row.values;

function isOpen({ submissionId, status, isEmpty }) {
  if (submissionId === '') return !isEmpty;
  return !FINAL_STATUSES.includes(status.split(':')[0]);
}

/**
 * The Idempotency-Key is made of the row's values and the number of rows with the same values that
 * were already sent. If such a row was deleted or edited since, the number is too small and the
 * webhook answers with another row's id.
 */
function sendRow(sheet, table, row) {
  const twins = table.rows.filter(({ values }) => values === row.values);
  for (let sent = twins.filter(({ submissionId }) => submissionId !== '').length; ; sent += 1) {
    const { code, answer, isRepeat } = call(WEBHOOK_URL, {
      method: 'post',
      contentType: 'application/json',
      headers: { 'x-api-key': API_KEY, 'Idempotency-Key': idempotencyKey(sheet, row, sent) },
      payload: row.values,
    });
    if (code === 202 && table.ids.has(answer.submissionId)) continue;
    if (code === 202) return { submissionId: answer.submissionId, status: answer.status, isRepeat };
    if (code === 401 || code === 403) throw new Error(answer.error);
    // The limit is reached or the service is briefly down: the next run tries again with the same
    // key.
    if (code === 429) return { submissionId: '', status: 'waiting: ' + answer.error };
    if (code >= 500) return { submissionId: '', status: 'waiting' };
    // The form already has a lead of this person. The next run asks again, because that lead may
    // fail.
    if (answer.code === 'duplicate_lead') {
      return { submissionId: '', status: 'duplicate: ' + answer.submissionId };
    }
    return { submissionId: '', status: 'refused: ' + reasonsOf(answer) };
  }
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
  const isRepeat = Object.keys(response.getHeaders()).some((name) => /^idempotent-r/i.test(name));
  try {
    return { code, isRepeat, answer: JSON.parse(response.getContentText()) };
  } catch {
    return { code, isRepeat, answer: { error: 'The webhook answered ' + code } };
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

/** Reads one row again; undefined if the sheet became shorter or its columns have moved. */
function readRow(sheet, { width, columns, zone }, number) {
  SpreadsheetApp.flush();
  if (number > sheet.getLastRow() || width > sheet.getLastColumn()) return undefined;
  const [headings] = sheet.getRange(1, 1, 1, width).getValues();
  const [cells] = sheet.getRange(number, 1, 1, width).getValues();
  const isMoved = JSON.stringify(columnsOf(headings)) !== JSON.stringify(columns);
  return isMoved ? undefined : rowOf(cells, columns, number, zone);
}

function isStill(sheet, table, row) {
  const now = readRow(sheet, table, row.number);
  return now !== undefined && isSame(now, row);
}

const isSame = (one, other) =>
  one.submissionId === other.submissionId &&
  (one.submissionId !== '' || one.values === other.values);

/**
 * Writes the note beside its row, wherever the row is now, and checks that it is there. @returns
 * the table as known after the write.
 */
function record(sheet, table, row, note) {
  let now = table;
  let place = !note.isRepeat && isStill(sheet, table, row) ? row : undefined;
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    if (!place) {
      now = readTable(sheet);
      // Another run has already written this id.
      if (row.submissionId === '' && now.ids.has(note.submissionId)) return now;
      place = now.rows.find((one) => isSame(one, row));
    }
    if (!place) return now;
    write(sheet, now.columns, place, note);
    const there = readRow(sheet, now, place.number);
    if (there && isWritten(sheet, now, row, there, note)) return noted(now, place, note);
    if (there) takeBack(sheet, table, there, note);
    place = undefined;
  }
  return readTable(sheet);
}

function noted(table, place, { submissionId, status }) {
  if (submissionId !== '') table.ids.add(submissionId);
  Object.assign(place, { submissionId, status });
  return table;
}

function write(sheet, columns, place, { submissionId, status }) {
  if (place.submissionId !== submissionId) {
    sheet.getRange(place.number, columns.submissionId + 1).setValue(submissionId);
  }
  sheet.getRange(place.number, columns.status + 1).setValue(status);
  // Written at once, so that nothing is lost if the run is stopped.
  SpreadsheetApp.flush();
}

function isWritten(sheet, before, row, there, { submissionId }) {
  if (there.submissionId !== submissionId) return false;
  if (row.submissionId !== '') return true;
  if (there.values !== row.values) return false;
  if (before.rows.filter(({ values }) => values === row.values).length === 1) return true;
  // Several rows have the same values: the id may have replaced another row's id or appear twice.
  const now = readTable(sheet);
  const holders = now.rows.filter((one) => one.submissionId === submissionId);
  return holders.length === 1 && lostId(before, now, row.values) === '';
}

/** An id that a row with these values had before and that no row has now. */
function lostId(before, now, values) {
  const had = before.rows.filter((row) => row.values === values && row.submissionId !== '');
  const lost = had.find(({ submissionId }) => !now.ids.has(submissionId));
  return lost ? lost.submissionId : '';
}

/** Another row moved to this line at the same moment, so the note is removed from it. */
function takeBack(sheet, before, { number, values, submissionId }, note) {
  const now = readTable(sheet);
  if (submissionId === note.submissionId && !before.ids.has(submissionId)) {
    const own = lostId(before, now, values);
    sheet.getRange(number, now.columns.submissionId + 1).setValue(own);
  }
  // With an empty status, the next run asks for the status again.
  sheet.getRange(number, now.columns.status + 1).setValue('');
}
