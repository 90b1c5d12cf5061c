/**
 * The access key of the person who runs the local cloud. The key belongs to no function, so it may
 * do everything.
 */
export const operatorCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };
