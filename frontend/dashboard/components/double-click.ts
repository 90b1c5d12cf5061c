/**
 * Whether a click is the second one of a double click. A decision replaces its buttons by others, so
 * the second click would press what has come under the pointer.
 * @param detail of the click event: the number of clicks at this place within a short time.
 */
export const isOfDoubleClick = (detail: number) => detail > 1;
