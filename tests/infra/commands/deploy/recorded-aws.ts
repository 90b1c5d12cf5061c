/**
 * A fake AWS for the SDK clients of `npm run deploy`, with answers in the format of AWS's API
 * references.
 */
import { createServer } from 'node:http';
import { listen } from '../../../functions/local-aws.ts';

export interface Recorded {
  status?: number;
  body: string;
}

/**
 * The recorded answers by operation, such as `GetCallerIdentity`, `AmazonSSM.GetParameter` or `GET
 * /v2/email/account`.
 */
export type Answers = Record<string, Recorded | Recorded[]>;

const xml = (operation: string, namespace: string, result: string) =>
  `<${operation}Response xmlns="${namespace}"><${operation}Result>${result}</${operation}Result>` +
  `<ResponseMetadata><RequestId>01234567-89ab-cdef-0123-456789abcdef</RequestId></ResponseMetadata></${operation}Response>`;

export const ofSts = (operation: string, result: string): Recorded => ({
  body: xml(operation, 'https://sts.amazonaws.com/doc/2011-06-15/', result),
});
export const ofCloudFormation = (operation: string, result: string): Recorded => ({
  body: xml(operation, 'http://cloudformation.amazonaws.com/doc/2010-05-15/', result),
});
export const json = (value: unknown, status = 200): Recorded => ({
  status,
  body: JSON.stringify(value),
});

/** Starts the fake AWS. Each call of an operation gets the next answer of the operation's list. */
export async function startRecordedAws(answers: Answers) {
  const operations: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const action = /(?:^|&)Action=(\w+)/.exec(text)?.[1];
      const target = request.headers['x-amz-target'] as string | undefined;
      const operation = action ?? target ?? `${request.method ?? ''} ${request.url ?? ''}`;
      operations.push(operation);
      const recorded = answers[operation];
      const answer = Array.isArray(recorded) ? recorded.shift() : recorded;
      const { status = 200, body } = answer ?? json({ __type: 'UnknownOperationException' }, 404);
      const type = body.startsWith('<') ? 'text/xml' : 'application/json';
      // AWS's JSON services put the error's name into this header too.
      const [, error] = /"__type":"(\w+)"/.exec(body) ?? [];
      response.writeHead(status, {
        'content-type': type,
        ...(error && { 'x-amzn-errortype': error }),
      });
      response.end(body);
    })();
  });
  const endpoint = await listen(server);
  return {
    operations,
    config: {
      endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'example' },
      maxAttempts: 1,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
