import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file that this project or its tools wrote, without a check of its content. `infra`
 * has a copy of this function, because the folders `infra` and `local-cloud` may not import each
 * other's files.
 */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
