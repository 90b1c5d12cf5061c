/** The column index of each known heading, starting at 0. */
function columnsOf(headings) {
  const names = headings.map((heading) => String(heading).trim().toLowerCase());
  const fields = [...LEAD_FIELDS, ...OWN_COLUMNS];
  // If a question of the form has the name REFERENCE, the column with this heading holds the
  // answers to the question, not the user's own ids of leads.
  const optional = ANSWERS.includes(REFERENCE) ? [] : [REFERENCE];
  const places = [...fields, ...optional].map((field) => [
    field,
    names.indexOf(field.toLowerCase()),
  ]);
  const answers = ANSWERS.map((name) => {
    const known = ['fields.' + name, ...(fields.includes(name) ? [] : [name])];
    const found = known.map((one) => names.indexOf(one.toLowerCase()));
    return ['fields.' + name, Math.max(...found)];
  });
  return Object.fromEntries([...places, ...answers].filter(([, place]) => place >= 0));
}

/**
 * Returns a cell in the format of the form's answers: a date as 1990-05-31, a ticked box as yes.
 */
function answerOf(cell, zone) {
  if (cell === true || cell === false) return cell ? 'yes' : 'no';
  const isDate = Object.prototype.toString.call(cell) === '[object Date]';
  return isDate ? Utilities.formatDate(cell, zone, 'yyyy-MM-dd') : String(cell).trim();
}

/** Returns the form and the answers that a lead names; empty if the API key decides the form. */
function formOf(cells, columns, zone) {
  if (TARGET === '') return {};
  const answered = ANSWERS.filter((name) => 'fields.' + name in columns);
  const answers = answered.map((name) => [name, answerOf(cells[columns['fields.' + name]], zone)]);
  return { target: TARGET, fields: Object.fromEntries(answers) };
}

function rowOf(cells, columns, number, zone) {
  const textOf = (field) => String(cells[columns[field]]).trim();
  const lead = Object.fromEntries(LEAD_FIELDS.map((field) => [field, textOf(field)]));
  // People write an amount as ₹ 25,00,000; the webhook accepts only digits.
  for (const field of AMOUNT_FIELDS) lead[field] = lead[field].replace(/[\s,₹]/g, '');
  const reference = REFERENCE in columns ? textOf(REFERENCE) : '';
  const referred = reference === '' ? {} : { [REFERENCE]: reference };
  return {
    number,
    values: JSON.stringify({ ...lead, ...formOf(cells, columns, zone), ...referred }),
    isEmpty: LEAD_FIELDS.every((field) => lead[field] === ''),
    submissionId: textOf('submissionId'),
    status: textOf('status'),
  };
}
