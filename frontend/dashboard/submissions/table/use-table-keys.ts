import { useEffect, useState } from 'react';
import { ASK_RETRY } from '../one-submission/retry-button.tsx';
import { rememberShortcuts, shortcutsAreOff } from './shortcut-memory.ts';
import { actionOf, type TableAction } from './table-keys.ts';

const fields = 'input, textarea, select, [contenteditable]';

const rowsOf = (table: Element) => [
  ...table.querySelectorAll<HTMLElement>('tr[data-submission-id]'),
];

function step(table: Element, distance: 1 | -1): void {
  const rows = rowsOf(table);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[0] : rows[at + distance];
  next?.querySelector<HTMLElement>('.story-link')?.focus();
}

/**
 * Single keys move through the table and act on its rows, unless the user has turned these
 * shortcuts off.
 */
export function useTableKeys(onList: () => void) {
  const [off, setOff] = useState(shortcutsAreOff);
  useEffect(() => {
    if (off) return;
    const act: Record<TableAction, (table: Element | null) => void> = {
      next: (table) => table && step(table, 1),
      previous: (table) => table && step(table, -1),
      retry: (table) => {
        const row = table && rowsOf(table).find((one) => one.contains(document.activeElement));
        row?.querySelector('[data-retry]')?.dispatchEvent(new Event(ASK_RETRY));
      },
      list: onList,
      search: () => document.querySelector<HTMLElement>('.filter-bar input')?.focus(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const table = target.closest('.submissions-frame');
      const action = actionOf({
        key,
        modified: ctrlKey || altKey || metaKey,
        writing: target.closest(fields) !== null,
        behindDialog: document.querySelector('dialog:modal') !== null,
        inTable: table !== null,
      });
      if (!action) return;
      event.preventDefault();
      act[action](table);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [off, onList]);
  const turn = (next: boolean) => {
    rememberShortcuts(next);
    setOff(next);
  };
  return { off, turn };
}
