/** The end of pictures, by the rule of the bucket. */
import { DAY_MS } from '../../../contract/zone-clock.ts';
import type { Cloud } from './cloud.ts';
import type { Watch } from './watch.ts';

/**
 * S3 takes an object away after the midnight that follows the given days. From then on no row that
 * is still there may name it.
 */
export function expirePictures(cloud: Cloud, watch: Watch, now: number): void {
  const days = cloud.rowLimits.retentionDays + 1;
  for (const [key, storedAt] of cloud.pictures) {
    const endsAt = Math.ceil((storedAt + days * DAY_MS) / DAY_MS) * DAY_MS;
    if (endsAt > now) continue;
    cloud.pictures.delete(key);
    const row = watch.rows.get(key.split('/')[2] ?? '');
    if (row && (row.expiresAt ?? Infinity) * 1000 > now) watch.checkPictures(row);
  }
}
