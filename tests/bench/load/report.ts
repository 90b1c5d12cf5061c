/** How long after its request a lead reached each step, in milliseconds. */
const steps = ['accepted', 'claimed', 'submitted', 'ended', 'shown'] as const;
export type Times = Partial<Record<(typeof steps)[number], number | undefined>>;

/** Prints the table of the times. The bench fails if a lead was lost or arrived twice. */
export function report(title: string, sent: readonly Times[], twice: number): void {
  const rows = steps.map((step) => {
    const found = sent.flatMap((times) => times[step] ?? []);
    const sorted = found.toSorted((one, other) => one - other);
    const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => Math.round(at(part)));
    return { step, p50, p95, p99, missing: sent.length - found.length };
  });
  const lost = rows.find(({ step }) => step === 'submitted')?.missing ?? 0;
  console.log(`\n${sent.length} leads at ${title}, in ms: ${lost} lost, ${twice} twice`);
  console.table(rows);
  if (lost + twice > 0) process.exitCode = 1;
}
