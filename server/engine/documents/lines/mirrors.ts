import { lineFieldNames, stateAlike, type StatedLine } from '../../../../domain/documents/lineFields.ts';
import { isMirrored } from '../../../../domain/documents/rows.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Db } from '../../../database/transaction.ts';
import type { BilledInput } from '../drafts/input.ts';
import type { DocumentNames } from '../names.ts';
import type { BilledRow } from './billedRow.ts';
import { storedField } from './storedLines.ts';

/** The lines of a document that deduct deposits, by the line that each deducts: only the server writes them. */
export type Mirrors = ReadonlyMap<string, BilledRow>;

/** Returns rows of a document that deduct deposits by the lines that they deduct. */
export const mirrorsAmong = (rows: readonly BilledRow[]): Mirrors =>
  new Map(rows.flatMap((row) => (row.mirrors_line ? [[row.mirrors_line, row] as const] : [])));

const select = ({ lines, key }: DocumentNames): string => `
  select uuid, position, item_uuid, item_description, item_names, scenery_uuid, scenery, mirrors_line, 0 as item_version,
    0 as scenery_version, ${lineFieldNames.map((name) => `${storedField(name, 'l')} as ${name}`).join(', ')},
    ${['total', ...taxFigures].map((figure) => `l.${figure}::text`).join(', ')}
  from ${lines} l where tenant_id = $1 and ${key} = $2 and mirrors_line is not null order by position`;

/** Whether the documents of a resource can deduct deposits. */
export const hasMirrors = ({ ownFields = [] }: Pick<DocumentNames, 'ownFields'>): boolean =>
  ownFields.some(({ name }) => name === 'mirrors_line');

/** Reads the lines of a stored document that deduct deposits; a new one has none. */
export async function readMirrors(
  db: Db,
  tenant: string,
  uuid: string | undefined,
  names: DocumentNames,
): Promise<Mirrors> {
  if (uuid === undefined || !hasMirrors(names)) return new Map();
  const rows = await db.query<BilledRow>(select(names), [tenant, uuid]);
  return mirrorsAmong(rows.map(stated));
}

const stated = (row: BilledRow): BilledRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as BilledRow;

/** A line of an input that deducts a deposit, as it is kept; or why it cannot be sent so. */
interface KeptMirror {
  readonly mirror?: BilledRow;
  readonly issues: readonly Issue[];
}

/** Returns the row of a line of an input that deducts a deposit: as the server wrote it, which the input only repeats. */
export function keptMirror(line: BilledInput, path: string, position: number, mirrors: Mirrors): KeptMirror {
  const row = mirrors.get(line.mirrors_line?.toLowerCase() ?? '');
  if (!row) return { issues: [{ path: `${path}.mirrors_line`, key: 'validation.deposit.unknown' }] };
  const changed = [
    ...lineFieldNames.filter((name) => !stateAlike({ ...row, [name]: line[name] } as StatedLine, row)),
    ...(line.item.uuid.toLowerCase() === row.item_uuid ? [] : ['item']),
    ...(line.scenery.uuid.toLowerCase() === row.scenery_uuid ? [] : ['scenery']),
    ...changedTributes(line, row),
  ];
  if (changed.length > 0) {
    return { issues: changed.map((name) => ({ path: `${path}.${name}`, key: 'validation.deposit.fixed' })) };
  }
  return { mirror: { ...row, position }, issues: [] };
}

const changedTributes = ({ scenery }: BilledInput, row: BilledRow): string[] =>
  (scenery.tributes ?? []).flatMap(({ value }, at) => {
    const kept = row.scenery.tributes[at]?.value;
    const isKept =
      value === undefined || (kept !== undefined && isDecimal(value) && compareDecimals(value, kept) === 0);
    return isKept ? [] : [`scenery.tributes.${at}.value`];
  });

/** Returns the issue of an input that leaves out lines that deduct deposits, or has one of them twice. */
export function missingMirrors(lines: readonly BilledInput[], mirrors: Mirrors, linesAt: string): Issue[] {
  const sent = lines.filter(isMirrored).map(({ mirrors_line: line }) => line?.toLowerCase());
  const isWhole = sent.length === mirrors.size && new Set(sent).size === sent.length;
  return isWhole || sent.some((line) => !mirrors.has(line ?? ''))
    ? []
    : [{ path: linesAt, key: 'validation.deposit.kept' }];
}
