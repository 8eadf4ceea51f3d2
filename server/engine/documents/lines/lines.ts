import { adjustmentIssues, keptAdjustments, type EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { namesOf } from '../../../../domain/documents/namesInLanguages.ts';
import { figureIssues } from '../../../../domain/documents/lineFigures.ts';
import { partIssues, statedPart } from '../../../../domain/documents/linePart.ts';
import { periodIssues } from '../../../../domain/documents/linePeriod.ts';
import { statedBy } from '../../../../domain/documents/lineFields.ts';
import { isCounted, isLine, isMirrored, linesAmong, type TextRow } from '../../../../domain/documents/rows.ts';
import { mayPassTributeLimit, tributeLimitIssues } from '../../../../domain/documents/tributeLimit.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import { spreadAdjustments, type SharingRow } from '../../../../domain/taxes/adjustments.ts';
import { exceededByTaxes, taxesOfLine, unitsOfLine } from '../../../../domain/taxes/line.ts';
import type { LineTerms } from '../../../../domain/taxes/terms.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import type { Property } from '../../../../domain/schema/property.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Item } from '../../../../schemas/resources/invoicing/items.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { mapInPieces } from '../../../base/mapInChunks.ts';
import type { Db } from '../../../database/transaction.ts';
import { distinctKeys } from '../../resources/read.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import type { BilledInput, LineInput } from '../drafts/input.ts';
import type { BilledRow } from './billedRow.ts';
import { keptMirror, missingMirrors, type Mirrors } from './mirrors.ts';
import { tributesOfLine, type ResolvedTribute } from './tributes.ts';

/** A row of a document as one of its table. */
export type LineRow = BilledRow | StoredText;

/** A text, heading or subtotal as a row of its table. */
export interface StoredText extends TextRow {
  readonly uuid?: string | undefined;
  readonly position: number;
}

interface LinesContext {
  readonly linesAt: string;
  readonly decimals: number;
  /** The document's discounts and charges. */
  readonly adjustments?: readonly EnteredAdjustment[] | null | undefined;
  /** Sets the tributes of a line if they depend on the current scenario. */
  readonly state?: (line: BilledInput, scenario: Scenario, position: number) => BilledInput;
  /** The items and scenarios read with the lines; used only if no tributes have to be counted. */
  readonly catalogue?: Catalogue;
  /** Reads the lines that deduct deposits, as they are kept. */
  readonly mirrors?: (() => Promise<Mirrors>) | undefined;
}

/**
 * Computes all rows: texts as they are entered, lines from the current items and scenarios, and those that deduct deposits as
 * they are kept. Returns the issues at paths below `linesAt`. `decimals` are those of the document's currency.
 */
export async function computeLines(
  db: Db,
  tenant: string,
  lines: readonly LineInput[],
  { linesAt, decimals, adjustments, state = (line) => line, catalogue, mirrors: readMirrors }: LinesContext,
): Promise<{ rows: LineRow[]; issues: Issue[] }> {
  const countsTributes = mayPassTributeLimit(lines.length);
  const sent = linesAmong(lines);
  const billed = sent.filter((line) => !isMirrored(line));
  const tooMany = countsTributes ? await tributeIssues(db, tenant, billed, linesAt) : [];
  if (tooMany.length > 0) return { rows: [], issues: tooMany };
  const [{ items, scenarios }, mirrors] = await Promise.all([
    (countsTributes ? undefined : catalogue) ?? readCatalogue(db, tenant, billed),
    readMirrors?.() ?? noMirrors,
  ]);
  const resolved = await mapInPieces(lines, (line, position): ResolvedRow => {
    if (!isLine(line)) return { text: textRow(line, position), issues: [] };
    if (isMirrored(line)) return keptMirror(line, `${linesAt}.${position}`, position, mirrors);
    const item = items.get(line.item.uuid.toLowerCase());
    const scenario = scenarios.get(line.scenery.uuid.toLowerCase());
    const stated = scenario ? state(line, scenario.record, position) : line;
    return resolveLine(stated, { path: `${linesAt}.${position}`, position, item, scenario, decimals });
  });
  // The parts of a period have their shares as adjustments of their own.
  if (adjustments && adjustments.length > 0 && billed.some(statedPart)) {
    return { rows: [], issues: [{ path: 'adjustments', key: 'validation.adjustment.beyondParts' }] };
  }
  const shares = sharesOf(resolved, adjustments ?? [], decimals);
  const computed = await mapInPieces(resolved, (line, position) => computeLine(line, shares[position], decimals));
  const issues = [...computed.flatMap((line) => line.issues), ...missingMirrors(sent, mirrors, linesAt)];
  return { rows: computed.flatMap(({ row }) => row ?? []), issues };
}

const noMirrors: Mirrors = new Map();

/** Validation fills in defaults that are of lines. */
const textRow = ({ row, description }: TextRow, position: number): StoredText => ({ position, row, description });

/** Returns the shares of the rows in the document's adjustments, unless some line is refused. */
function sharesOf(
  rows: readonly ResolvedRow[],
  adjustments: readonly EnteredAdjustment[],
  decimals: number,
): readonly bigint[] {
  if (adjustments.length === 0 || rows.some(({ known, text, mirror }) => !known && !text && !mirror)) return [];
  const sharing = rows.map(({ known }) => (known && isCounted(known.line) ? sharingRow(known, decimals) : {}));
  return spreadAdjustments(sharing, adjustments, decimals).shares;
}

const sharingRow = ({ terms, line }: Known, decimals: number): SharingRow => ({
  total: unitsOfLine(terms, decimals).total,
  scenery: line.scenery.uuid.toLowerCase(),
});

const countTributes = `
  select scenario_uuid, count(*) as tributes from scenario_tributes
  where tenant_id = $1 and scenario_uuid = any($2::uuid[]) group by scenario_uuid`;

/** Counts tributes before reading scenarios: a thousand lines of forty tributes take ten megabytes. */
async function tributeIssues(db: Db, tenant: string, lines: readonly BilledInput[], path: string): Promise<Issue[]> {
  const keys = lines.map(({ scenery }) => scenery.uuid.toLowerCase());
  const counted = await db.query<{ scenario_uuid: string; tributes: number }>(countTributes, [
    tenant,
    distinctKeys(keys),
  ]);
  const counts = new Map(counted.map(({ scenario_uuid, tributes }) => [scenario_uuid, tributes]));
  return tributeLimitIssues(
    path,
    keys.map((key) => counts.get(key) ?? 0),
  );
}

/** A stored record with its version. */
interface Kept<Row> {
  readonly record: Row;
  readonly version: number;
}

interface ComputedLine {
  readonly row?: LineRow;
  readonly issues: readonly Issue[];
}

interface LineContext {
  readonly path: string;
  readonly position: number;
  readonly item: Kept<Item> | undefined;
  readonly scenario: Kept<Scenario> | undefined;
  readonly decimals: number;
}

/** A line with its scenario and item, to compute its amounts from. */
interface Known extends Pick<LineContext, 'path' | 'position'> {
  readonly line: BilledInput;
  readonly item: Kept<Item>;
  readonly scenario: Kept<Scenario>;
  readonly tributes: readonly ResolvedTribute[];
  readonly terms: LineTerms;
}

/** A text, a line that deducts a deposit, one that is known, or a line that is refused. */
interface ResolvedRow {
  readonly text?: StoredText;
  readonly mirror?: BilledRow;
  readonly known?: Known;
  readonly issues: readonly Issue[];
}

function resolveLine(line: BilledInput, { path, position, item, scenario, decimals }: LineContext): ResolvedRow {
  const { adjustments = [] } = line;
  const issues = [
    ...figureIssues(path, line),
    ...periodIssues(path, line),
    ...partIssues(path, line),
    ...adjustmentIssues(`${path}.adjustments`, adjustments, decimals),
  ];
  if (!item) issues.push({ path: `${path}.item`, key: 'validation.unknownReference' });
  if (!scenario) return { issues: [...issues, { path: `${path}.scenery`, key: 'validation.unknownReference' }] };
  const resolved = tributesOfLine(scenario.record, line.scenery.tributes ?? [], `${path}.scenery`);
  issues.push(...resolved.issues);
  if (!item || issues.length > 0) return { issues };
  const terms = {
    quantity: line.quantity,
    price: line.price,
    base_quantity: line.base_quantity,
    adjustments,
    price_includes_tax: line.price_includes_tax,
    part: statedPart(line),
    tributes: resolved.tributes.map((tribute) => tribute.terms),
  };
  if (unitsOfLine(terms, decimals).total < 0n) {
    return { issues: [{ path: `${path}.adjustments`, key: 'validation.adjustment.beyond' }] };
  }
  return { known: { line, path, position, item, scenario, tributes: resolved.tributes, terms }, issues };
}

function computeLine(resolved: ResolvedRow, share: bigint | undefined, decimals: number): ComputedLine {
  const { text, mirror, known, issues } = resolved;
  const kept = text ?? mirror;
  if (!known) return { ...(kept && { row: kept }), issues };
  const { line, path, position, item, scenario, terms } = known;
  if (exceededByTaxes(terms, decimals, share)) {
    return { issues: [{ path: `${path}.price_includes_tax`, key: 'validation.taxesExceedPrice' }] };
  }
  const { tributes, gross, share: shared, net, ...totals } = taxesOfLine(terms, decimals, share);
  if (figureTooLarge({ gross, ...totals, share: shared, net, tributes }))
    return { issues: [{ path: `${path}.price`, key: 'validation.amountTooLarge' }] };
  const amounts = tributes.map((tribute) => tribute.amount);
  const isAdjusted = gross !== totals.total || net !== totals.total;
  const row = {
    position,
    item_uuid: line.item.uuid,
    item_version: item.version,
    item_description: item.record.description,
    item_names: namesOf(item.record),
    ...statedBy(line, (value, property) =>
      property.kind === 'adjustments' ? keptAdjustments(line.adjustments, decimals) : canonical(value, property),
    ),
    ...(line.is_optional && { is_optional: true }),
    scenery_uuid: line.scenery.uuid,
    scenery_version: scenario.version,
    scenery: sceneryOf(scenario.record, known.tributes, amounts),
    ...totals,
    ...(isAdjusted && { gross, share: shared, net }),
  };
  return { row, issues };
}

/** Numbers are stored without trailing zeros, so that the history compares them as text. */
const canonical = (value: unknown, { decimal }: Property): unknown => (decimal ? trimDecimal(String(value)) : value);

/** Returns the snapshot of the scenario and its tributes for a line. */
function sceneryOf(
  scenario: Scenario,
  tributes: readonly ResolvedTribute[],
  amounts: readonly string[],
): BilledRow['scenery'] {
  const { uuid, name, code, description, origin, destiny } = scenario;
  const kept = tributes.map(({ row, terms }, index) => ({
    uuid: row.uuid ?? '',
    name: row.tribute.name ?? '',
    ...namesOf(row.tribute),
    value: terms.value,
    is_fixed: terms.is_fixed,
    is_origin: terms.is_origin,
    type: row.type,
    tax_responsible: terms.tax_responsible,
    financial_officer: row.financial_officer,
    amount: amounts[index] ?? '0',
  }));
  return { uuid, name, code, description, origin, destiny, tributes: kept };
}
