import { readFileSync } from 'node:fs';

/**
 * Reads a file that the CDK, npm or this project has written, so its format is known. The local
 * cloud has a copy of this function, because neither of the two folders may import files of the
 * other.
 */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
