/** Stands for every style sheet when a test imports a component. */
export {};
