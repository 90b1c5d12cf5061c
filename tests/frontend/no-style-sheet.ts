/** Replaces a style sheet in components' tests. */
export {};
