import type { StartService } from '../service.ts';
import { startMail } from './server.ts';

/** Only functions call it, so it needs no fixed port. */
export const startSes: StartService = async (_resources, { tellMail }) => {
  const { origin, close } = await startMail(0, tellMail);
  return { endpoints: { AWS_ENDPOINT_URL_SESV2: origin }, close };
};
