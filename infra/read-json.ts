import { readFileSync } from 'node:fs';

/**
 * Reads a file that the CDK, npm or this project has written, so its format is known. The local
 * cloud has a copy of this function, because neither room may import files of the other room.
 */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
