/**
 * Sample programs that send a lead and ask for its status. They need no package. Each program
 * repeats a request only where a repeat may help, and never sends a lead twice.
 */
import { sampleBody, type SentToForm } from '../integration-guide.ts';

export type Program = (webhookUrl: string, apiKey: string, form?: SentToForm) => string;

/** The sender's own id of the lead, in the samples. */
const ownId = 'crm-4711';

export const javaScriptProgram: Program = (
  webhookUrl,
  apiKey,
  form,
) => `// For Node 20, Deno, Bun and newer. Save it as send-lead.mjs and run it on a server.
const url = ${JSON.stringify(webhookUrl)};
const apiKey = ${JSON.stringify(apiKey)};

const lead = ${sampleBody(form)};

/** Sends a lead. Within 24 hours the same id never sends it twice, so it may be called again. */
async function sendLead(id, lead) {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-api-key': apiKey, 'Idempotency-Key': id },
      body: JSON.stringify(lead),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.json();
    if (response.ok) return answer.submissionId;
    const mayPass = response.status === 429 || response.status >= 500;
    const pause = Number(response.headers.get('retry-after') ?? 2 ** tries);
    if (!mayPass || tries === 5 || pause > 60) throw new Error(\`\${response.status} \${answer.error}\`);
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  }
}

async function statusOf(submissionId) {
  const response = await fetch(\`\${url}/\${submissionId}\`, { headers: { 'x-api-key': apiKey } });
  const answer = await response.json();
  if (!response.ok) throw new Error(\`\${response.status} \${answer.error}\`);
  return answer.status;
}

// The id of the lead in your own system.
const submissionId = await sendLead('${ownId}', lead);
console.log(submissionId, await statusOf(submissionId));
`;

export const pythonProgram: Program = (
  webhookUrl,
  apiKey,
  form,
) => `# For Python 3.9 and newer. Save it as send_lead.py and run it on a server.
import json, time, urllib.error, urllib.request

URL = ${JSON.stringify(webhookUrl)}
API_KEY = ${JSON.stringify(apiKey)}

LEAD = ${sampleBody(form)}

def call(url, lead=None, **headers):
    headers = {"x-api-key": API_KEY, "Content-Type": "application/json", **headers}
    body = json.dumps(lead).encode() if lead else None
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers), timeout=30) as answer:
            return answer.status, answer.headers, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.headers, json.load(refusal)

def send_lead(own_id, lead):
    """Sends a lead. Within 24 hours the same id never sends it twice, so it may be called again."""
    for tries in range(1, 6):
        status, headers, answer = call(URL, lead, **{"Idempotency-Key": own_id})
        if status == 202:
            return answer["submissionId"]
        may_pass = status == 429 or status >= 500
        pause = int(headers.get("Retry-After", 2 ** tries))
        if not may_pass or tries == 5 or pause > 60:
            raise RuntimeError(f"{status} {answer.get('error')}")
        time.sleep(pause)

def status_of(submission_id):
    status, _, answer = call(f"{URL}/{submission_id}")
    if status != 200:
        raise RuntimeError(f"{status} {answer.get('error')}")
    return answer["status"]

# The id of the lead in your own system.
submission_id = send_lead("${ownId}", LEAD)
print(submission_id, status_of(submission_id))
`;

const inPhp = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

export const phpProgram: Program = (webhookUrl, apiKey, form) => `<?php
// For PHP 8 and newer, with the extension curl. Save it as send-lead.php and run it on a server.
const URL = ${inPhp(webhookUrl)};
const API_KEY = ${inPhp(apiKey)};

const LEAD = ${inPhp(sampleBody(form))};

function call(string $url, ?string $lead = null, string ...$headers): array
{
    $pause = null;
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
        CURLOPT_HTTPHEADER => ['x-api-key: ' . API_KEY, 'Content-Type: application/json', ...$headers],
        CURLOPT_HEADERFUNCTION => function ($curl, $line) use (&$pause) {
            if (stripos($line, 'retry-after:') === 0) {
                $pause = (int) substr($line, 12);
            }
            return strlen($line);
        },
    ]);
    if ($lead !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, $lead);
    }
    $text = curl_exec($curl);
    if ($text === false) {
        throw new RuntimeException(curl_error($curl));
    }
    return [curl_getinfo($curl, CURLINFO_RESPONSE_CODE), json_decode($text, true), $pause];
}

/** Sends a lead. Within 24 hours the same id never sends it twice, so it may be called again. */
function sendLead(string $id, string $lead): string
{
    for ($tries = 1; ; $tries++) {
        [$status, $answer, $pause] = call(URL, $lead, "Idempotency-Key: $id");
        if ($status === 202) {
            return $answer['submissionId'];
        }
        $mayPass = $status === 429 || $status >= 500;
        $pause ??= 2 ** $tries;
        if (!$mayPass || $tries === 5 || $pause > 60) {
            throw new RuntimeException($status . ' ' . ($answer['error'] ?? ''));
        }
        sleep($pause);
    }
}

function statusOf(string $submissionId): string
{
    [$status, $answer] = call(URL . '/' . $submissionId);
    if ($status !== 200) {
        throw new RuntimeException($status . ' ' . ($answer['error'] ?? ''));
    }
    return $answer['status'];
}

// The id of the lead in your own system.
$submissionId = sendLead('${ownId}', LEAD);
echo $submissionId, ' ', statusOf($submissionId), PHP_EOL;
`;
