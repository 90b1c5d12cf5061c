/**
 * Sample programs that receive callbacks at the user's own address. They verify each call's
 * signature by the rules of Standard Webhooks. The samples need no package, so each can be read and
 * run unchanged.
 */

export interface ReceiverSample {
  name: string;
  value: string;
  /** What the reader must know before reading the sample's code. */
  notes: readonly string[];
  code: string;
}

const secretNote = 'Set CALLBACK_SECRET to the secret, whsec_ included.';

/** The path and query of the address at which a receiver is called. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/**
 * Checks a call's signature and age; expects Node's crypto functions and the secret's bytes as
 * `key`.
 */
export const isGenuineInNode = `function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signed } = headers;
  if (!id || !time || !signed || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\`).update(body).digest();
  return signed.split(' ').some((one) => {
    const [version, text = ''] = one.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

const node = (address: string) => `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

// ${address}
const path = ${JSON.stringify(pathOf(address))};
const secret = process.env.CALLBACK_SECRET ?? '';
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');

${isGenuineInNode}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (request.url !== path || key.length === 0 || !isGenuine(request.headers, body)) {
    return response.writeHead(401).end();
  }
  const event = JSON.parse(body);
  // An event may come twice: keep event.id, and skip those that you have.
  console.log(event.type, event.data);
  response.writeHead(204).end();
});
server.listen(process.env.PORT ?? 8080);
`;

const python = (address: string) => `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

# ${address}
PATH = ${JSON.stringify(pathOf(address))}
KEY = base64.b64decode(os.environ["CALLBACK_SECRET"].removeprefix("whsec_"))

def is_genuine(headers, body):
    id, sent, signed = (headers.get("webhook-" + name, "") for name in ("id", "timestamp", "signature"))
    if not KEY or not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    content = f"{id}.{sent}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.digest(KEY, content, hashlib.sha256)).decode()
    return any(hmac.compare_digest(one.encode(), expected.encode()) for one in signed.split(" "))

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = self.path == PATH and is_genuine(self.headers, body)
        if genuine:
            event = json.loads(body)
            # An event may come twice: keep event["id"], and skip those that you have.
            print(event["type"], event["data"])
        self.send_response(204 if genuine else 401)
        self.end_headers()

HTTPServer(("", int(os.environ.get("PORT", 8080))), Receiver).serve_forever()
`;

const php = (address: string) => `<?php
// ${address}
$key = base64_decode(str_replace('whsec_', '', getenv('CALLBACK_SECRET') ?: ''));
$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$signed = $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '';

$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
$genuine = $key !== '' && ctype_digit($time) && abs(time() - (int) $time) <= 300
    && array_filter(explode(' ', $signed), fn ($one) => hash_equals($expected, $one));
if (!$genuine) {
    http_response_code(401);
    exit;
}

$event = json_decode($body, true);
// An event may come twice: keep $event['id'], and skip those that you have.
error_log($event['type'] . ' ' . json_encode($event['data']));
http_response_code(204);
`;

const appsScript = (address: string, webhookUrl: string) => `// ${address}
function doPost(e) {
  const properties = PropertiesService.getScriptProperties();
  const token = properties.getProperty('CALLBACK_TOKEN');
  if (!token || e.parameter.token !== token) return done();
  const event = JSON.parse(e.postData.contents);
  const id = event.data.submissionId;
  if (!id) return done();
  // Asks the service itself, so that nothing but the id is taken from the call.
  const answer = UrlFetchApp.fetch(${JSON.stringify(webhookUrl)} + '/' + encodeURIComponent(id), {
    headers: { 'x-api-key': properties.getProperty('API_KEY') },
    muteHttpExceptions: true,
  });
  if (answer.getResponseCode() !== 200) throw new Error('Not asked: ' + answer.getResponseCode());
  const submission = JSON.parse(answer.getContentText());
  // An event may come twice: look for the id before you add a row.
  SpreadsheetApp.getActiveSheet().appendRow([new Date(), id, submission.status]);
  return done();
}

// Apps Script answers text by a redirect, which counts as a failure; a page is answered at once.
function done() {
  return HtmlService.createHtmlOutput('');
}
`;

export function receiverSamples(address: string, webhookUrl: string): readonly ReceiverSample[] {
  return [
    { name: 'Node', value: 'node', notes: [secretNote], code: node(address) },
    { name: 'Python', value: 'python', notes: [secretNote], code: python(address) },
    { name: 'PHP', value: 'php', notes: [secretNote], code: php(address) },
    {
      name: 'Apps Script',
      value: 'apps-script',
      notes: [
        'Apps Script shows no headers to a script, so it cannot check the signature. Add the callback with a long random text as the token of its address: …/exec?token=… The address is kept as secret as the secret is.',
        'Under Project Settings, Script properties, set CALLBACK_TOKEN to that text and API_KEY to an API key with the scope status.',
        'Deploy as a web app that everybody may call.',
      ],
      code: appsScript(address, webhookUrl),
    },
  ];
}
