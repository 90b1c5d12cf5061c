/**
 * Passes the SDK's requests to a server in the same process, without socket, HTTP parser and
 * signature, because these took more processor time than the server's answers. No check is lost:
 * dynalite requires a signature but never verifies it. Each request still starts in a task of its
 * own, so that simultaneous requests run concurrently.
 */
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as laterTask } from 'node:timers/promises';
import { HttpResponse, type HttpRequest } from '@smithy/core/protocols';

/** Replaces the transport and the signer of a `DynamoDBClient`. */
export function inProcessTransport(server: Server) {
  return {
    requestHandler: {
      handle: async (request: HttpRequest) => {
        await laterTask();
        return { response: await answerOf(server, request) };
      },
    },
    signer: { sign: (request: HttpRequest) => Promise.resolve(asSigned(request)) },
  };
}

function asSigned(request: HttpRequest): HttpRequest {
  request.headers['authorization'] =
    'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=none';
  request.headers['x-amz-date'] = '20260101T000000Z';
  return request;
}

function answerOf(server: Server, { method, path, headers, body }: HttpRequest) {
  return new Promise<HttpResponse>((resolve) => {
    const incoming = Object.assign(new EventEmitter(), { method, url: path, headers });
    const answered: Record<string, string> = {};
    const answer = {
      statusCode: 200,
      setHeader: (name: string, value: unknown) =>
        void (answered[name.toLowerCase()] = String(value)),
      end: (text: string) => {
        const { statusCode } = answer;
        resolve(new HttpResponse({ statusCode, headers: answered, body: Buffer.from(text) }));
      },
    };
    server.emit('request', incoming, answer);
    const { buffer, byteOffset, byteLength } = body as Uint8Array<ArrayBuffer>;
    incoming.emit('data', Buffer.from(buffer, byteOffset, byteLength));
    incoming.emit('end');
  });
}
