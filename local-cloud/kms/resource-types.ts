/** KMS's resource type. The secret of an HMAC key is created with the key and can't be read. */
import * as z from 'zod';
import type { HostRewriter } from '../template/hosts.ts';
import type { PhysicalNames } from '../template/physical-names.ts';
import { resourceType, type ResourceTypes } from '../template/resource-type.ts';
import { account, region } from '../template/template.ts';
import type { Keys } from './server.ts';

export interface KeyTypesOptions {
  keys: Keys;
  names: PhysicalNames;
  hosts: HostRewriter;
}

/**
 * The supported keys: HMAC only. Other kinds of keys encrypt data, which the local cloud does not
 * do.
 */
const keySchema = z.object({
  KeySpec: z.string().optional(),
  KeyUsage: z.string().optional(),
});

export function keyTypes({ keys, names, hosts }: KeyTypesOptions): ResourceTypes {
  hosts.map(`https://kms.${region}.amazonaws.com`, keys.origin);
  return {
    'AWS::KMS::Key': resourceType(keySchema, ({ KeySpec, KeyUsage }, logicalId) => {
      const id = names.named(logicalId);
      const arn = `arn:aws:kms:${region}:${account}:key/${id}`;
      if (KeySpec === 'HMAC_256' && KeyUsage === 'GENERATE_VERIFY_MAC') keys.add(arn);
      return { ref: id, attributes: { Arn: arn, KeyId: id } };
    }),
  };
}
