/** Deletes expired screenshots as the bucket's lifecycle rule does. */
import { DAY_MS } from '../../../contract/time-units.ts';
import type { Cloud } from './cloud.ts';
import type { Watch } from './watch.ts';

/**
 * Deletes expired pictures, and checks that no row still names a deleted picture. S3 deletes an
 * object at the midnight (UTC) after its last day.
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
