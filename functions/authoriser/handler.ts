/** Being written. */
export const handler = (): Promise<never> => Promise.reject(new Error('Not yet written'));
