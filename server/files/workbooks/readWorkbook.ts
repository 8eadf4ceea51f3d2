import { fork } from 'node:child_process';
import type { SheetCell } from '../../../domain/lists/sheetCell.ts';
import type { Budgets } from '../../limits/budgets.ts';
import { watchUsage } from '../../base/processUsage.ts';
import type { Reading, Refusal, Sheets, WorkbookMessage } from './messages.ts';

/** Limits of reading one workbook. */
export type WorkbookLimits = Pick<
  Budgets,
  'importRows' | 'importCells' | 'importCharacters' | 'workbookBytes' | 'workbookMs'
>;

/** A sheet of a workbook, row by row. */
export interface Workbook extends Sheets {
  readonly rows: readonly (readonly SheetCell[])[];
}

const script = new URL('worker.ts', import.meta.url);
const megabyte = 1024 ** 2;
/** The share of memory for objects; the rest is for unpacking. */
const heapShare = 0.75;

/**
 * Reads a sheet of an XLSX workbook: the named one, else the first with rows. A separate process does it and is killed
 * beyond its limits, because a small file can unpack to more than any process has.
 */
export function readWorkbook(
  bytes: Uint8Array,
  sheet: string | undefined,
  { importRows, importCells: cells, importCharacters: characters, workbookBytes, workbookMs }: WorkbookLimits,
): Promise<Workbook | { readonly refused: Refusal }> {
  const child = fork(script, {
    serialization: 'advanced',
    // It needs nothing of the server's environment, which contains secrets.
    env: {},
    execArgv: [`--max-old-space-size=${Math.floor((heapShare * workbookBytes) / megabyte)}`],
    // A process without memory prints a long report.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = Promise.withResolvers<Workbook | { readonly refused: Refusal }>();
  const rows: (readonly SheetCell[])[] = [];
  child.on('message', (message: WorkbookMessage) => {
    if ('refused' in message) answer.resolve(message);
    else if ('sheets' in message) answer.resolve({ ...message, rows });
    else rows.push(...message.rows);
  });
  child.on('error', answer.reject);
  // It exits early only without memory.
  child.on('exit', () => answer.resolve({ refused: 'tooLarge' }));
  const unwatch = watchUsage(child.pid ?? 0, { bytes: workbookBytes, cpuMs: workbookMs }, () =>
    answer.resolve({ refused: 'tooLarge' }),
  );
  // A heading, its rows and as many blank ones, plus one.
  const most = 2 * importRows + 2;
  child.send(
    { bytes, sheet, rows: most, cells, characters } satisfies Reading,
    (error) => error && answer.reject(error),
  );
  return answer.promise.finally(() => {
    unwatch();
    child.kill('SIGKILL');
  });
}
