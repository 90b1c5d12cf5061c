/**
 * A self-signed certificate for TLS targets on loopback, made anew in each run. Node can sign but
 * not write certificates, so the few DER structures of X.509 are built here.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface TestCertificate {
  key: string;
  cert: string;
  /** The base64 SHA-256 hash of the public key, by which the browser trusts the certificate. */
  keyHash: string;
}

export function aCertificate(now = new Date()): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicInfo = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(identifier('2a8648ce3d040302')); // The OID of ecdsa-with-SHA256.
  const name = sequence(
    der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from('target')))),
  );
  const day = 24 * 3600 * 1000;
  const validity = sequence(time(now.getTime() - day), time(now.getTime() + 7 * day));
  const version = der(0xa0, der(0x02, Buffer.of(2)));
  const serial = der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)]));
  const content = sequence(
    ...[version, serial, algorithm, name, validity, name, publicInfo],
    der(0xa3, sequence(alternativeNames())),
  );
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)]));
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: pem(sequence(content, algorithm, signature)),
    keyHash: createHash('sha256').update(publicInfo).digest('base64'),
  };
}

/** The certificate's alternative names: `localhost` and 127.0.0.1. */
function alternativeNames(): Buffer {
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.of(127, 0, 0, 1)));
  return sequence(identifier('551d11'), der(0x04, names));
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content]);
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...long), content]);
}

function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(digits));
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
