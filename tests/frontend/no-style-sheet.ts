/** What a component's test imports in place of its style sheet. */
export {};
