import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SubmissionRowView } from '../../service/operations.ts';

const ROW_HEIGHT = 98;

/** The rows in sight and the heights of those before and after them; all rows when not `long`. */
export function useVisibleRows(
  rows: readonly SubmissionRowView[],
  frame: RefObject<HTMLDivElement | null>,
  long: boolean,
) {
  // Its answers are used in this render only and kept nowhere.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: long,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const top = items.find(({ end }) => end > (virtualizer.scrollOffset ?? 0));
  const anchor = useRef<{ key: unknown; start: number } | undefined>(undefined);
  const firstId = rows[0]?.id;
  useLayoutEffect(() => {
    // Rows came in above: the row at the top edge stays there, and the others with it.
    const held = anchor.current;
    const element = frame.current;
    if (!long || !held || !element || element.scrollTop === 0) return;
    const index = rows.findIndex(({ id }) => id === held.key);
    const [start] = virtualizer.getOffsetForIndex(index, 'start') ?? [];
    if (index > 0 && start !== undefined) element.scrollTop += start - held.start;
    // Only when the list got a new beginning.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [firstId]);
  useLayoutEffect(() => {
    anchor.current = top && { key: top.key, start: top.start };
  });
  if (!long) {
    const visible = rows.map((row, index) => ({ row, index }));
    return { visible, before: 0, after: 0, measure: undefined };
  }
  const visible = items.flatMap(({ index }) => {
    const row = rows[index];
    return row ? [{ row, index }] : [];
  });
  return {
    visible,
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
