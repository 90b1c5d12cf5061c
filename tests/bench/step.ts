/**
 * Runs one check of a bench and prints its result. A failed check makes the bench fail at its end.
 */
export async function step(name: string, check: () => Promise<unknown>): Promise<void> {
  try {
    const said = await check();
    console.log(`ok    ${name}${typeof said === 'string' ? `: ${said}` : ''}`);
  } catch (error: unknown) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.log(`FAIL  ${name}: ${String(error)}\n${stdout}${stderr}`);
    process.exitCode = 1;
  }
}
