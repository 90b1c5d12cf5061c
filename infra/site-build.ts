/** Checks before a synthesis that the website is built, and built for the right address. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeploymentRefusal } from './deployment-refusal.ts';

const LOOK_EVERY_MS = 20;

/**
 * A build of the website that runs at the same time as the synthesis. Both are started by the same
 * process.
 */
export interface SiteBuilding {
  /** The path of a file that exists while the build runs. */
  note: string;
  /** The id of the process that builds. */
  pid: number;
}

/**
 * Waits for a build of the website. The wait blocks the process, because a synthesis is
 * synchronous. The wait also ends if the building process has died. The building process is the
 * parent of this process, so its death changes the parent's id.
 */
export function awaitSiteBuild({ note, pid }: SiteBuilding): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (existsSync(note) && process.ppid === pid) Atomics.wait(clock, 0, 0, LOOK_EVERY_MS);
}

/** @throws {DeploymentRefusal} that names the command to run. */
export function requireSiteBuild(directory: string, publicOrigin: string | undefined): void {
  if (!existsSync(join(directory, 'assets')) || !existsSync(join(directory, '404.html'))) {
    throw new DeploymentRefusal(
      `The website is not built: ${directory} lacks its files. Run: npm run build`,
    );
  }
  if (publicOrigin !== undefined && !builtFor(directory, publicOrigin)) {
    throw new DeploymentRefusal(
      `The website in ${directory} was not built for ${publicOrigin}, so its pages would ask not ` +
        `to be indexed. Set VITE_PUBLIC_ORIGIN=${publicOrigin} for the command that builds or deploys.`,
    );
  }
}

/** A build with a public origin has the address of its site map in robots.txt. */
function builtFor(directory: string, origin: string): boolean {
  const robots = join(directory, 'robots.txt');
  const siteMap = `Sitemap: ${origin}/sitemap.xml`;
  return existsSync(robots) && readFileSync(robots, 'utf8').split('\n').includes(siteMap);
}
