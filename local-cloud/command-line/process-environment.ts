/** The only file of the local cloud that reads or writes `process.env`. */
import { installedBrowserVariable } from '../../contract/environment.ts';

/** The path of an installed Chrome, for machines that can't run the packaged Chromium. */
export function installedBrowser(): string | undefined {
  return process.env[installedBrowserVariable] || undefined;
}

/** This process's environment with the given variables added, for a child process. */
export function inheritedWith(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...variables };
}

/**
 * Sets environment variables of this process. `/proc` does not show them; it shows only the
 * variables from the process's start.
 */
export function setVariables(variables: Readonly<Record<string, string>>): void {
  Object.assign(process.env, variables);
}

/** Whether npm started this process, or an ancestor of it, as one of the package's scripts. */
export function isNpmScript(): boolean {
  return process.env['npm_lifecycle_event'] !== undefined;
}
