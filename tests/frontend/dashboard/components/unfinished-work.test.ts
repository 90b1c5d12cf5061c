import { describe, expect, test } from '@jest/globals';
import {
  beginWork,
  holdReload,
  whenNoWork,
} from '../../../../frontend/dashboard/components/unfinished-work.ts';

describe('a reload of the page', () => {
  test('a reload starts immediately if no work is unfinished', () => {
    let reloads = 0;
    whenNoWork(() => void (reloads += 1));
    expect(reloads).toBe(1);
  });

  test('a reload waits until tasks end and their reports are closed', () => {
    let reloads = 0;
    const endImport = beginWork();
    const endEdit = beginWork();
    const closeReport = holdReload();
    whenNoWork(() => void (reloads += 1));
    for (const end of [endImport, endImport, endEdit]) end();
    expect(reloads).toBe(0);
    closeReport();
    closeReport();
    expect(reloads).toBe(1);
  });

  test('a cancelled reload does not start', () => {
    let reloads = 0;
    const end = beginWork();
    whenNoWork(() => void (reloads += 1))();
    end();
    expect(reloads).toBe(0);
  });
});
