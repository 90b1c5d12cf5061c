/** The key of whoever runs the local cloud: of no function, so it may do everything. */
export const operatorCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };
