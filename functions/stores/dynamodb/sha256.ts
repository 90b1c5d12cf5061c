import { hash } from 'node:crypto';

export function sha256Hex(text: string): string {
  return hash('sha256', text);
}

/** A short hash of an id, which keeps items small and can't be traced to a person. */
export function shortHash(id: string): string {
  return sha256Hex(id).slice(0, 12);
}
