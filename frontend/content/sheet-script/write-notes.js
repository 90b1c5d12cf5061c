/**
 * Writes the note (id and status) beside its row, wherever the row is now, and checks that the note
 * is there.
 * @returns the table in memory after the write.
 */
function record(sheet, table, row, note) {
  let now = table;
  let place = !note.isRepeat && isStill(sheet, table, row) ? row : undefined;
  for (let tries = 0; tries < WRITE_TRIES; tries += 1) {
    if (!place) {
      now = readTable(sheet);
      // The sheet already contains this id: another run has written it.
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
  // Each note is saved at once, so that no note is lost if the run is stopped.
  SpreadsheetApp.flush();
}

function isWritten(sheet, before, row, there, { submissionId }) {
  if (there.submissionId !== submissionId) return false;
  if (row.submissionId !== '') return true;
  if (there.values !== row.values) return false;
  if (before.rows.filter(({ values }) => values === row.values).length === 1) return true;
  // Several rows have the same values. So this id may have overwritten another row's id, or the
  // sheet may contain this id twice.
  const now = readTable(sheet);
  const holders = now.rows.filter((one) => one.submissionId === submissionId);
  return holders.length === 1 && lostId(before, now, row.values) === '';
}

/** Returns an id that a row with the given values had in `before` and that no row has in `now`. */
function lostId(before, now, values) {
  const had = before.rows.filter((row) => row.values === values && row.submissionId !== '');
  const lost = had.find(({ submissionId }) => !now.ids.has(submissionId));
  return lost ? lost.submissionId : '';
}

/**
 * Removes the note from the line where it was written, because another row had moved to this line
 * during the write.
 */
function takeBack(sheet, before, { number, values, submissionId }, note) {
  const now = readTable(sheet);
  if (submissionId === note.submissionId && !before.ids.has(submissionId)) {
    const own = lostId(before, now, values);
    sheet.getRange(number, now.columns.submissionId + 1).setValue(own);
  }
  // The status is cleared, so the next run asks for the status again.
  sheet.getRange(number, now.columns.status + 1).setValue('');
}
