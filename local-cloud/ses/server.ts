/**
 * SES's endpoint: SendEmail of version 2, with plain text. The e-mail is printed in the terminal.
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import { asError } from '../../contract/errors.ts';
import * as z from 'zod/mini';
import { accessKeyOf } from '../iam/request-signature.ts';
import { listen, type Listening } from '../listen.ts';

export interface LocalMail {
  to: string;
  subject: string;
  text: string;
}
export type TellMail = (mail: LocalMail) => void;

const data = z.object({ Data: z.string() });
const inputSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Simple: z.object({ Subject: data, Body: z.object({ Text: data }) }) }),
});

export async function startMail(port: number, tellMail: TellMail): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(request, tellMail).then(
      ({ status, body, headers }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(JSON.stringify(body));
      },
      (error: unknown) => response.destroy(asError(error)),
    );
  });
  return listen(server, port);
}

async function answer(request: IncomingMessage, tellMail: TellMail) {
  const { method = '', url = '', headers } = request;
  const sent = await readBody(request);
  if (`${method} ${url}` !== 'POST /v2/email/outbound-emails') return refuse(404, 'NotFound');
  if (accessKeyOf({ method, url, headers }) === undefined) {
    return refuse(403, 'MissingAuthenticationToken');
  }
  const parsed = z.safeParse(inputSchema, parse(sent));
  if (!parsed.success) return refuse(400, 'BadRequestException');
  const { Destination, Content } = parsed.data;
  const { Subject, Body } = Content.Simple;
  for (const to of Destination.ToAddresses) {
    tellMail({ to, subject: Subject.Data, text: Body.Text.Data });
  }
  return { status: 200, headers: {}, body: { MessageId: randomUUID() } };
}

function refuse(status: number, type: string) {
  return { status, headers: { 'x-amzn-errortype': type }, body: { message: type } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
