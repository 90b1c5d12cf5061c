import { readFileSync } from 'node:fs';

/** Reads a file that this project or its tools wrote, so its content is not checked. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
