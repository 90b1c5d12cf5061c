/**
 * Generates the physical names that AWS would generate. A resource has the same name in every run,
 * so that the data of earlier runs are found again. The name has AWS's format, because code and
 * browsers check the format.
 */
import { createHash } from 'node:crypto';

const lowerAlphanumeric = 'abcdefghijklmnopqrstuvwxyz0123456789';

export interface PhysicalNames {
  /**
   * Returns a name of the form `<Stack>-<LogicalId>-<suffix>`, as CloudFormation names most
   * resources.
   */
  named: (logicalId: string) => string;
  /**
   * The resource's name in lower case and with at most 63 characters, as S3 requires for a bucket.
   */
  bucket: (logicalId: string) => string;
  /** A random-looking id of the given length. */
  id: (logicalId: string, length: number) => string;
}

export function createPhysicalNames(stackName: string): PhysicalNames {
  function id(logicalId: string, length: number): string {
    const digest = createHash('sha512').update(`${stackName}/${logicalId}`).digest();
    return Array.from(
      { length },
      (_, index) => lowerAlphanumeric[(digest[index] ?? 0) % lowerAlphanumeric.length],
    ).join('');
  }
  return {
    id,
    named: (logicalId) =>
      `${stackName}-${logicalId}`.slice(0, 51) + `-${id(logicalId, 12).toUpperCase()}`,
    bucket: (logicalId) =>
      `${stackName}-${logicalId}`.toLowerCase().slice(0, 50) + `-${id(logicalId, 12)}`,
  };
}
