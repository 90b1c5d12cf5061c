/**
 * The functions that the bot may call in a page, by name, through `callPage`. Arguments and results
 * are plain data; functions that return an element are called through `elementInPage`.
 */
export { suggestsAt } from './describe-field.ts';
export { drawnEntries, keepForm, listState } from './drawn-list.ts';
export { countMatching } from './places.ts';
export { expandFolded, scanUnlessFolded } from './expand-folded.ts';
export { changedSteps, fillFields, readBack, readOnLeaving, sliderAt } from './fill-fields.ts';
export { formContents } from './form-contents.ts';
export { foundAt } from './kept.ts';
export {
  listEntries,
  listEntry,
  noteStanding,
  openerAt,
  pressEntry,
  scrollEntries,
  searchBox,
} from './list-entries.ts';
export { maskLead, pageSize } from './mask-lead.ts';
export { aimAt, aimToPress, pressDirectly } from './press-button.ts';
export { numberFields, removeNumbers } from './number-fields.ts';
export { readAfterPress } from './read-after-press.ts';
export { readPage } from './read-page.ts';
export { scanPage } from './scan-page.ts';
