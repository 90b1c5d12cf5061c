/** Builders of test data, and the clock that a test turns. */
import { v7 as uuidv7 } from 'uuid';
import type { Lead } from '../../functions/contract/lead.ts';

export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  city: 'Pune',
  loanAmount: 5_000_000,
  ...changes,
});

/** A user whom no other test knows. */
export const aUser = (): string => uuidv7();
export const anId = (): string => uuidv7();
export const aKeyValue = (): string => `fak_${uuidv7().replaceAll('-', '')}`;

export interface Clock {
  now: () => Date;
  turn: (seconds: number) => void;
}

export function aClock(start = '2026-03-01T10:00:00.000Z'): Clock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    turn: (seconds) => {
      time += seconds * 1000;
    },
  };
}
