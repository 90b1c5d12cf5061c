import { useVirtualizer } from '@tanstack/react-virtual';
import type { SubmissionRowView } from '../../../../contract/graphql-operations.ts';

const ROW_HEIGHT = 98;

/**
 * Returns the visible rows of the frame, and the heights of the space before and after these rows.
 */
export function useVisibleRows(rows: readonly SubmissionRowView[], frame: HTMLElement | null) {
  // React's compiler can't memoise the result of this hook; the result is used in this render only.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    // If rows are added above, the visible rows keep their position. The added rows become visible
    // only if the frame is scrolled to its top.
    anchorTo: frame && frame.scrollTop > 0 ? 'end' : 'start',
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
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
