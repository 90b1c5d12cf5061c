import { readFileSync } from 'node:fs';

/**
 * Reads a file that this project or its tools wrote, so its content is not checked. `infra` has the
 * same function, because neither room may import the other's files.
 */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
