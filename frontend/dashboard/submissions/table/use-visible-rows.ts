import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

const ROW_HEIGHT = 98;

/** The visible rows of the frame, and the heights of the space before and after them. */
export function useVisibleRows(rows: readonly SubmissionRowView[], frame: HTMLElement | null) {
  // React's compiler can't memoise what this hook returns; it is used in this render only.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const top = items.find(({ end }) => end > (virtualizer.scrollOffset ?? 0));
  const anchor = useRef<{ key: unknown; start: number } | undefined>(undefined);
  const firstId = rows[0]?.id;
  useLayoutEffect(() => {
    // When rows are added above, the frame scrolls so that the visible rows stay in place.
    const held = anchor.current;
    if (!held || !frame || frame.scrollTop === 0) return;
    const index = rows.findIndex(({ id }) => id === held.key);
    const [start] = virtualizer.getOffsetForIndex(index, 'start') ?? [];
    if (index > 0 && start !== undefined) frame.scrollTop += start - held.start;
    // Runs only when the first row of the list has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [firstId]);
  useLayoutEffect(() => {
    anchor.current = top && { key: top.key, start: top.start };
  });
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
