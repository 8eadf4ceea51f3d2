import type { EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import type { KeptLine } from '../../../../domain/documents/catalogChanges.ts';
import { lineFieldNames, statedBy, type StatedLine } from '../../../../domain/documents/lineFields.ts';
import {
  countedAmong,
  isLine,
  isMirrored,
  linesAmong,
  type Mirror,
  type Option,
  type TextRow,
} from '../../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { LanguageNames } from '../../../../schemas/parts/names.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import type { Db } from '../../../database/transaction.ts';
import type { BilledInput, LineInput } from '../drafts/input.ts';
import { adjustedIssues } from '../drafts/prepare.ts';
import { catalogueOf, type Catalogue } from '../lines/catalogue.ts';
import { computeLines, type LineRow } from '../lines/lines.ts';
import { hasMirrors, readMirrors } from '../lines/mirrors.ts';
import { moneyIn } from '../lines/money.ts';
import { totalsOfLines, type RecordedTotals } from '../lines/totals.ts';
import { keptValues } from '../lines/tributes.ts';
import { storedField } from '../lines/storedLines.ts';
import type { DocumentNames } from '../names.ts';

/** A stored row of a draft. */
export type DraftLine = DraftBilled | (TextRow & Keyed);

type DraftBilled = KeptLine &
  StatedLine &
  Option &
  Mirror &
  Keyed & { readonly row?: null; readonly item_names: LanguageNames | null };

interface Keyed {
  readonly uuid: string;
}

/** A draft as it would be issued now. */
export interface Renewed {
  readonly before: readonly DraftLine[];
  readonly rows: readonly LineRow[];
  readonly totals: RecordedTotals;
  /** Why it cannot be issued: values that its scenarios now require, amounts out of range. */
  readonly issues: readonly Issue[];
  /** Whether the rows replace the stored ones, although they have the same scenarios and items. */
  readonly isNew?: boolean;
}

const select = ({ lines, key, options, ...names }: DocumentNames): string => `
  select uuid, row, item_uuid, item_description, item_names, scenery_uuid, scenery,
    ${[...lineFieldNames.map((name) => `${storedField(name, 'l')} as ${name}`), ...options].join(', ')}
    ${hasMirrors(names) ? ', mirrors_line' : ''}
  from ${lines} l where tenant_id = $1 and ${key} = $2 order by position`;

/** Returns the stored lines of a draft. */
export const draftLines = (db: Db, tenant: string, key: string, names: DocumentNames): Promise<DraftLine[]> =>
  db.query<DraftLine>(select(names), [tenant, key]);

/** A document to recompute, and the new prices in an adjustment. */
interface Renewing {
  readonly uuid: string;
  readonly currency: string;
  /** Its emission date, whose tributes are due. */
  readonly day: string;
  readonly adjustments: readonly EnteredAdjustment[] | null | undefined;
  readonly reprice?: (price: string, position: number, line: StatedLine) => string;
}

/** The data that a draft is computed from. */
export interface Source {
  readonly catalogue: Catalogue;
  readonly before: readonly DraftLine[];
}

/** Reads the data that a draft is computed from, in one packet. */
export async function sourceOf(db: Db, tenant: string, uuid: string, names: DocumentNames): Promise<Source> {
  // Lines last: the catalogue then covers all of them, even if lines are removed meanwhile.
  const [catalogue, before] = await Promise.all([
    catalogueOf(db, tenant, uuid, names),
    draftLines(db, tenant, uuid, names),
  ]);
  return { catalogue, before };
}

/** Recomputes a draft from its lines and the current scenarios and catalogue, like saving it again does. */
export async function renew(
  db: Db,
  tenant: string,
  { uuid, currency, day, adjustments, reprice = (price) => price }: Renewing,
  names: DocumentNames,
  source?: Source,
): Promise<Renewed> {
  const { catalogue, before } = source ?? (await sourceOf(db, tenant, uuid, names));
  const decimals = decimalsOf(currency);
  const money = moneyIn(currency);
  const lines = before.map((line, position): LineInput =>
    isLine(line)
      ? {
          item: { uuid: line.item_uuid },
          ...statedBy(line),
          ...(line.is_optional && { is_optional: true }),
          ...(isMirrored(line)
            ? { mirrors_line: line.mirrors_line ?? '' }
            : { price: reprice(money(line.price), position, line) }),
          scenery: { uuid: line.scenery_uuid },
        }
      : line,
  );
  const state = (line: BilledInput, scenario: Scenario, position: number): BilledInput => ({
    ...line,
    scenery: { ...line.scenery, tributes: entered(before[position], scenario, day) },
  });
  const mirrors = linesAmong(before).some(isMirrored) ? () => readMirrors(db, tenant, uuid, names) : undefined;
  const context = { linesAt: names.linesAt, currency, day, adjustments, state, catalogue, mirrors };
  const { rows: computed, issues } = await computeLines(db, tenant, lines, context);
  const rows = computed.map((row) => ({ ...row, uuid: before[row.position]?.uuid }));
  const totals = totalsOfLines(countedAmong(rows), decimals);
  const tooLarge = figureTooLarge(totals) ? [{ path: names.linesAt, key: 'validation.amountTooLarge' }] : [];
  const beyond = issues.length > 0 ? [] : adjustedIssues(rows, adjustments, decimals);
  return { before, rows, totals, issues: [...issues, ...beyond, ...tooLarge] };
}

/** Returns the entered values of a line that its scenario requires on a day. */
const entered = (line: DraftLine | undefined, scenario: Scenario, day: string): { uuid: string; value: string }[] =>
  keptValues(line && isLine(line) ? line.scenery.tributes : [], scenario, day);
