import type { StartService } from '../service.ts';
import { startMail } from './server.ts';

/** SES has no fixed port, because only functions call it. */
export const startSes: StartService = async (_resources, { tellMail }) => {
  const { origin, close } = await startMail(0, tellMail);
  return { endpoints: { AWS_ENDPOINT_URL_SESV2: origin }, close };
};
