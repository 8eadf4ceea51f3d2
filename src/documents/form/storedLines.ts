import { movedSince, type KeptLine } from '../../../domain/documents/catalogChanges.ts';
import type { Notice } from '../../../domain/documents/notice.ts';
import { statedBy } from '../../../domain/documents/lineFields.ts';
import { isLine, isMirrored, linesAmong, type RecordedLine, type RecordedRow } from '../../../domain/documents/rows.ts';
import { corridorOf } from '../../../domain/documents/scenarioFit.ts';
import { newLine, newText, type Line } from '../grid/lines/line.ts';
import type { LineScenario, LineTribute } from '../grid/lines/lineScenario.ts';
import { trimDecimal } from '../../../domain/money/trimDecimal.ts';
import { boxOf } from '../../../domain/taxes/boxes.ts';
import { taxFigures, type TaxFigures } from '../../../domain/taxes/figures.ts';
import type { LineTotals } from '../../../domain/taxes/line.ts';

export type StoredLine = RecordedRow;

type Scenery = RecordedLine['scenery'];
type KeptTribute = NonNullable<Scenery['tributes']>[number];

/** Returns the form's values of a saved document, limited to known fields. */
export function valuesOf<Values extends object>(document: Readonly<Record<string, unknown>>, known: Values): Values {
  const held = Object.entries(known).map(([name, untouched]) => [name, document[name] ?? untouched]);
  return { ...known, ...Object.fromEntries(held) };
}

/**
 * Returns a document's lines with their current scenarios, as the server computes; a deleted scenario keeps its
 * snapshot.
 */
export function linesOf(stored: readonly StoredLine[], current: ReadonlyMap<string, LineScenario>): Line[] {
  return stored.map((line) => {
    if (!isLine(line)) return newText(line.row, line.description);
    const mirror = line.mirrors_line ? { line: line.mirrors_line, totals: totalsAsStored(line) } : undefined;
    const scenario = (mirror ? undefined : current.get(line.scenery.uuid)) ?? snapshotOf(line.scenery);
    return newLine(undefined, {
      item: { uuid: line.item.uuid, description: line.item.description ?? '' },
      ...statedBy(line, (value, { decimal }) => (decimal ? trimDecimal(String(value)) : value)),
      ...(line.is_optional && { is_optional: true }),
      scenario,
      values: enteredValues(line.scenery, scenario),
      ...(mirror && { mirror }),
    });
  });
}

/** Returns the rows of a document that a copy takes over: not those that deduct its deposits. */
export const copiedRows = (stored: readonly StoredLine[]): StoredLine[] =>
  stored.filter((row) => !isLine(row) || !isMirrored(row));

/** The amounts of a line that the form does not compute. */
function totalsAsStored({ total = '0', scenery, ...line }: RecordedLine): LineTotals {
  const { net = total, gross = total, share = '0' } = line;
  const figures = Object.fromEntries(taxFigures.map((figure) => [figure, line[figure] ?? '0'])) as TaxFigures;
  const tributes = (scenery.tributes ?? []).map(({ is_origin = true, tax_responsible = 'exporter', amount = '0' }) => ({
    box: boxOf({ is_origin, tax_responsible }),
    amount,
  }));
  return { total, net, gross, share, ...figures, tributes };
}

/** A document as read, with its stored lines. */
export interface Kept {
  readonly document: Readonly<Record<string, unknown>>;
  readonly stored: readonly StoredLine[];
}

/** Returns the changes of a document's scenarios since it was saved. */
export function movedIn({ stored, document }: Kept, lines: readonly Line[]): Notice[] {
  const currency = String(document['currency']);
  return movedSince(
    linesAmong(stored).map(({ scenery }) => storedOf(scenery)),
    lines.flatMap(({ scenario }) => (scenario ? currentOf(scenario, currency) : [])),
    currency,
  );
}

/** The grid uses the stored names of items. */
const ofScenario = (scenery_uuid: string, scenery: KeptLine['scenery']): KeptLine => ({
  item_uuid: '',
  item_description: '',
  scenery_uuid,
  scenery,
});

const storedOf = ({ uuid, name = '', rounding, tributes = [] }: Scenery): KeptLine =>
  ofScenario(uuid, {
    name,
    rounding,
    tributes: tributes.map((row) => ({
      ...row,
      name: row.name ?? '',
      value: row.value ?? '0',
      is_fixed: row.is_fixed ?? false,
      is_origin: row.is_origin ?? true,
      type: row.type ?? 'Fixed',
      tax_responsible: row.tax_responsible ?? 'exporter',
    })),
  });

/** A scenario as a line would keep it now: amounts and limits in the currency of the document. */
function currentOf({ uuid, name, rounding, tributes }: LineScenario, currency: string): KeptLine {
  const amountIn = (amounts: LineTribute['amounts']): string | undefined =>
    amounts?.find((one) => one.currency === currency)?.amount;
  return ofScenario(uuid, {
    name,
    rounding,
    tributes: tributes.map(({ tribute, value, is_fixed = false, amounts, minimums, maximums, ...of }) => ({
      ...of,
      tribute: tribute?.uuid,
      value: amountIn(amounts) ?? value ?? '0',
      is_fixed,
      minimum: amountIn(minimums),
      maximum: amountIn(maximums),
    })),
  });
}

function snapshotOf(scenery: Scenery): LineScenario {
  return {
    uuid: scenery.uuid,
    name: scenery.name ?? '',
    code: scenery.code,
    ...corridorOf(scenery),
    rounding: scenery.rounding,
    tributes: (scenery.tributes ?? []).map((row): LineTribute => ({
      ...termsOf(row),
      uuid: row.uuid,
      name: row.name ?? '',
      is_origin: row.is_origin ?? true,
      is_fixed: row.is_fixed ?? false,
      type: row.type ?? 'Fixed',
      tax_responsible: row.tax_responsible ?? 'exporter',
      value: row.value,
    })),
  };
}

/** What the row of the scenario stated beyond its rate. Its limits were those of one currency. */
const termsOf = ({ tribute, base_includes, base_includes_self, base_percent, recoverable, per }: KeptTribute) => ({
  ...(tribute && { tribute: { uuid: tribute } }),
  ...(base_includes && { base_includes }),
  ...(base_includes_self && { base_includes_self }),
  ...(base_percent && { base_percent }),
  ...(recoverable && { recoverable }),
  ...(per && { per }),
});

/** The entered values by row. One of another day is carried to the row that is valid by the day of the document. */
function enteredValues(scenery: Scenery, { tributes }: LineScenario): Record<string, string> {
  const variable = new Set(tributes.filter(({ type }) => type === 'Variable').map(({ uuid }) => uuid));
  return Object.fromEntries(
    (scenery.tributes ?? []).flatMap(({ uuid, value }) =>
      variable.has(uuid) && value !== undefined ? [[uuid, trimDecimal(value)]] : [],
    ),
  );
}
