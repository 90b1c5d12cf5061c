/**
 * Runs the guide's script for Google Sheets outside Google, with small replacements for the Apps
 * Script globals that the script uses. `UrlFetchApp.fetch` is synchronous at Google, so its
 * replacement is synchronous too.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { SentToForm } from '../../frontend/content/integration-guide.ts';
import { fillSheetScript } from '../../frontend/content/sheet-script/fill-sheet-script.ts';

export interface FetchOptions {
  method?: string;
  contentType?: string;
  headers?: Record<string, string>;
  payload?: string;
}
export interface FetchAnswer {
  code: number;
  text: string;
  headers?: Record<string, string>;
}
export type FetchNow = (url: string, options: FetchOptions) => FetchAnswer;

const folder = path.resolve(import.meta.dirname, '../../frontend/content/sheet-script');
export const sheetScriptSource = ['send-leads.js', 'write-notes.js', 'read-rows.js']
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

/** A sheet as an array of rows of cells; the first row contains the headings. */
export type Cells = unknown[][];

function standInSheet(cells: Cells, onCall: () => void) {
  const width = () => Math.max(...cells.map((row) => row.length));
  const cell = (row: number, column: number) => cells[row - 1]?.[column - 1] ?? '';
  const rowOf = (row: number, column: number, columns: number) => [
    Array.from({ length: columns }, (_, index) => cell(row, column + index)),
  ];
  const called = <Result>(work: () => Result): Result => {
    onCall();
    return work();
  };
  return {
    getParent: () => ({
      getId: () => 'sheet-file',
      getSpreadsheetTimeZone: () => 'Asia/Kolkata',
    }),
    getSheetId: () => 0,
    getLastColumn: () => called(width),
    getLastRow: () => called(() => cells.length),
    getDataRange: () => ({
      getValues: () => called(() => cells.map((_, row) => rowOf(row + 1, 1, width())).flat()),
    }),
    getRange: (row: number, column: number, ...[, columns = 1]: number[]) => ({
      getValues: () => called(() => rowOf(row, column, columns)),
      setValue: (value: unknown) =>
        called(() => {
          (cells[row - 1] ??= [])[column - 1] = value;
        }),
    }),
  };
}

interface SheetRun {
  cells: Cells;
  webhookUrl: string;
  apiKey: string;
  fetchNow: FetchNow;
  /** The form for which the guide made the script. */
  form?: SentToForm | undefined;
  /** Whether another run of the script holds the lock. */
  locked?: boolean;
  /** Called before each access to the sheet, to simulate an edit by a user at this moment. */
  onCall?: () => void;
}

/** Runs `syncLeads` once; the run changes `cells`. */
export function syncLeads(run: SheetRun): void {
  const {
    cells,
    webhookUrl,
    apiKey,
    fetchNow,
    form,
    locked = false,
    onCall = () => undefined,
  } = run;
  const sheet = standInSheet(cells, onCall);
  const context = vm.createContext({
    SpreadsheetApp: {
      getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }),
      flush: () => undefined,
    },
    LockService: {
      getScriptLock: () => ({ tryLock: () => !locked, releaseLock: () => undefined }),
    },
    UrlFetchApp: {
      fetch: (url: string, options: FetchOptions) => {
        const { code, text, headers = {} } = fetchNow(url, options);
        return {
          getResponseCode: () => code,
          getContentText: () => text,
          getHeaders: () => headers,
        };
      },
    },
    Utilities: {
      // Formats a day in the sheet's own time zone, as Google does.
      formatDate: (date: Date, timeZone: string) =>
        new Intl.DateTimeFormat('en-CA', { timeZone }).format(date),
      DigestAlgorithm: { SHA_256: 'sha256' },
      Charset: { UTF_8: 'utf8' },
      computeDigest: (algorithm: string, text: string) => [
        ...new Int8Array(createHash(algorithm).update(text, 'utf8').digest()),
      ],
      base64EncodeWebSafe: (bytes: number[]) =>
        Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    },
  });
  vm.runInContext(fillSheetScript(sheetScriptSource, webhookUrl, apiKey, form), context);
  vm.runInContext('syncLeads()', context);
}
