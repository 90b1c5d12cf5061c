/**
 * Sends the rows of this sheet as leads and writes back what became of each.
 *
 * The first row holds the headings LEAD_HEADINGS; the columns
 * submissionId and status are added where they are missing. Run syncLeads, or let a time-driven
 * trigger run it. Rows may be inserted, deleted, sorted and edited meanwhile: a row is known by its
 * values, never by its place. A run that is cut short is made up for by the next one within a day.
 * Columns named after the form's own questions hold the answers to them.
 */
const WEBHOOK_URL = 'YOUR_WEBHOOK_URL';
const API_KEY = 'YOUR_API_KEY';

/** The form that the leads go to; where this is empty, the API key's. */
const TARGET = 'FORM_OR_NOTHING';

const LEAD_FIELDS = ['ALL_FIELDS'];
const AMOUNT_FIELDS = ['FIELDS_WITH_AN_AMOUNT'];
const ANSWERS = ['NAMES_OF_ANSWERS'];
const OWN_COLUMNS = ['submissionId', 'status'];
const FINAL_STATUSES = ['ALL_FINAL_STATUSES', 'not found'];
/** Google ends a run after six minutes, and a request takes up to one. */
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
  // Another run is at work.
  if (!lock.tryLock(1000)) return;
  try {
    syncRows(SpreadsheetApp.getActiveSpreadsheet().getSheets()[0], Date.now() + LONGEST_RUN_MS);
  } finally {
    lock.releaseLock();
  }
}

/** New leads first: asking for the status of many rows can take up a whole run. */
function syncRows(sheet, endBy) {
  const done = new Set();
  let isLimited = false;
  const isNext = (row) => isOpen(row) && !done.has(taskOf(row));
  const isNew = (row) => row.submissionId === '' && isNext(row);
  // A limit that one lead meets refuses all that follow.
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
    // The row was changed or deleted while it was sent: the next run looks again.
    if (note.submissionId !== '' && !table.ids.has(note.submissionId)) return;
  }
}

const taskOf = (row) => row.submissionId || row.values;

function isOpen({ submissionId, status, isEmpty }) {
  if (submissionId === '') return !isEmpty;
  return !FINAL_STATUSES.includes(status.split(':')[0]);
}

/**
 * The key is made of the values and how many rows with the same values have been sent. A row that
 * was deleted or edited since is missing in that number: then the answer is another row's.
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
    // Over a limit or briefly down: the next run tries this row again, under the same key.
    if (code === 429) return { submissionId: '', status: 'waiting: ' + answer.error };
    if (code >= 500) return { submissionId: '', status: 'waiting' };
    // The form has a lead of this person; the next run asks again, since that one may have failed.
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

/** The sheet as it is now, not as it was when the run began. */
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

/** The row at a place as it is now; nothing where the sheet is smaller or its columns have moved. */
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
 * Writes the note beside its row, wherever that is by now, and looks whether it has got there.
 * @returns the table as it is known after that.
 */
function record(sheet, table, row, note) {
  let now = table;
  let place = !note.isRepeat && isStill(sheet, table, row) ? row : undefined;
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    if (!place) {
      now = readTable(sheet);
      // Another run has written it.
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
  // At once, so that a run that is cut short leaves what it knows.
  SpreadsheetApp.flush();
}

function isWritten(sheet, before, row, there, { submissionId }) {
  if (there.submissionId !== submissionId) return false;
  if (row.submissionId !== '') return true;
  if (there.values !== row.values) return false;
  if (before.rows.filter(({ values }) => values === row.values).length === 1) return true;
  // Of rows with the same values, it may have come over another one's, or be there twice.
  const now = readTable(sheet);
  const holders = now.rows.filter((one) => one.submissionId === submissionId);
  return holders.length === 1 && lostId(before, now, row.values) === '';
}

/** The id that a row with these values had before, and none has now. */
function lostId(before, now, values) {
  const had = before.rows.filter((row) => row.values === values && row.submissionId !== '');
  const lost = had.find(({ submissionId }) => !now.ids.has(submissionId));
  return lost ? lost.submissionId : '';
}

/** The note came beside another row, which had moved there at that moment. */
function takeBack(sheet, before, { number, values, submissionId }, note) {
  const now = readTable(sheet);
  if (submissionId === note.submissionId && !before.ids.has(submissionId)) {
    const own = lostId(before, now, values);
    sheet.getRange(number, now.columns.submissionId + 1).setValue(own);
  }
  // The next run asks for its status.
  sheet.getRange(number, now.columns.status + 1).setValue('');
}
