/** What the submissions suite feeds the dashboard with, and how it watches the live channel. */

/**
 * Runs in the page before its scripts: notes, for each submission, how long after the event's
 * message its row said the event's status.
 */
export function watchLiveEvents(): void {
  const delays = new Map<string, number[]>();
  Object.assign(globalThis, { liveDelays: delays });
  const PageSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends PageSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const at = performance.now();
        const row = /"onSubmissionChanged":\{.*?"id":"([^"]+)".*?"status":"([a-z]+)"/.exec(
          String(data),
        );
        const [, id = '', status = ''] = row ?? [];
        if (id === '') return;
        const look = () => {
          const shown = document.querySelector(`[data-submission-id="${id}"] .cell-status`);
          if (shown?.textContent?.startsWith(status)) {
            delays.set(id, [...(delays.get(id) ?? []), performance.now() - at]);
          } else if (performance.now() - at < 5_000) requestAnimationFrame(look);
        };
        look();
      });
    }
  };
}

/** Rows as `listSubmissions` answers them, newest first. */
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

/** A file of `count` leads, of which `bad` are wrong in turn. */
export function csvOfLeads(count: number, bad: number): string {
  const wrong = ['not an address', '', 'two@@leads.example'];
  const lines = Array.from({ length: count }, (_, index) => {
    const isBad = index % Math.floor(count / bad) === 0 && index < Math.floor(count / bad) * bad;
    const email = isBad ? wrong[index % wrong.length] : `lead.${index}@leads.example`;
    return `Lead ${index},+9198765${String(index).padStart(5, '0')},${email},Pune,"5,00,000"`;
  });
  return ['Full Name,Mobile,Email Address,City,Loan Amount', ...lines].join('\r\n');
}
