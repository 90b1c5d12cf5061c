/**
 * The key of the person who runs the local cloud. It belongs to no function, so it may do
 * everything.
 */
export const operatorCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };
