import { readFileSync } from 'node:fs';

/**
 * Reads a file that the CDK, npm or this project has written, so its shape is known. The local cloud
 * has the same function, because neither room may import the other's files.
 */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
