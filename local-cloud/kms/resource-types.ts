/** KMS's resource type. A key's secret is created with the key and can't be read. */
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region } from '../template/template.ts';
import { keySpecs } from './key-file.ts';
import type { Keys } from './server.ts';

export interface KeyTypesOptions {
  keys: Keys;
  names: PhysicalNames;
  hosts: HostRewriter;
  /** The address at which functions reach KMS. */
  origin: string;
}

/**
 * Emulates HMAC keys and keys that sign with P-256. Keys for encryption have no effect, because the
 * local cloud encrypts no data.
 */
const keySchema = z.object({
  KeySpec: z.string().optional(),
  KeyUsage: z.string().optional(),
});

const usages = { HMAC_256: 'GENERATE_VERIFY_MAC', ECC_NIST_P256: 'SIGN_VERIFY' } as const;

export function keyTypes({ keys, names, hosts, origin }: KeyTypesOptions): ResourceTypes {
  hosts.map(`https://kms.${region}.amazonaws.com`, origin);
  return {
    'AWS::KMS::Key': resourceType(keySchema, ({ KeySpec, KeyUsage }, logicalId) => {
      const id = names.named(logicalId);
      const arn = `arn:aws:kms:${region}:${account}:key/${id}`;
      const spec = keySpecs.find((one) => one === KeySpec);
      if (spec && KeyUsage === usages[spec]) keys.add(arn, spec);
      return { ref: id, attributes: { Arn: arn, KeyId: id } };
    }),
  };
}
