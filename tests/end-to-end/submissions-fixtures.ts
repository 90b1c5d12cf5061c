/** Test data for the submissions suites. */

/** Rows as `listSubmissions` returns them, newest first. */
export function buildRows(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `0199${String(count - index).padStart(4, '0')}-0000-7000-8000-000000000000`,
    userId: 'somebody',
    version: 1,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:05.000Z',
    name: `Person ${index}`,
    email: `person.${index}@leads.example`,
    phone: '+919876543210',
    city: 'Pune',
    loanAmount: 100_000 + index,
    status: index % 9 === 0 ? 'error' : 'success',
    retryCount: 0,
    nextAttemptAt: null,
    failureReason: index % 9 === 0 ? 'validation_refused' : null,
    hasScreenshot: false,
    keyId: null,
    submittedAt: null,
  }));
}

/** A CSV file of `count` leads; `bad` of them are invalid, each in another way. */
export function csvOfLeads(count: number, bad: number): string {
  const wrong = ['not an address', '', 'two@@leads.example'];
  const lines = Array.from({ length: count }, (_, index) => {
    const isBad = index % Math.floor(count / bad) === 0 && index < Math.floor(count / bad) * bad;
    const email = isBad ? wrong[index % wrong.length] : `imported.${index}@leads.example`;
    return `Imported ${index},+9198765${String(index).padStart(5, '0')},${email},Pune,"5,00,000"`;
  });
  return ['Full Name,Mobile,Email Address,City,Loan Amount', ...lines].join('\r\n');
}
