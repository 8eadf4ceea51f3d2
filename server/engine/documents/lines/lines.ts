import { adjustmentIssues, keptAdjustments, type EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { namesOf } from '../../../../domain/documents/namesInLanguages.ts';
import { figureIssues } from '../../../../domain/documents/lineFigures.ts';
import { partIssues, statedPart } from '../../../../domain/documents/linePart.ts';
import { periodIssues } from '../../../../domain/documents/linePeriod.ts';
import { statedBy } from '../../../../domain/documents/lineFields.ts';
import { isCounted, isLine, isMirrored, linesAmong, type TextRow } from '../../../../domain/documents/rows.ts';
import { mayPassTributeLimit } from '../../../../domain/documents/tributeLimit.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import { spreadAdjustments, type SharingRow } from '../../../../domain/taxes/adjustments.ts';
import {
  exceededByTaxes,
  taxesOfLine,
  taxesOfLines,
  unitsOfLine,
  type LineTotals,
} from '../../../../domain/taxes/line.ts';
import type { LineTerms } from '../../../../domain/taxes/terms.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import type { Property } from '../../../../domain/schema/property.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Item } from '../../../../schemas/resources/invoicing/items.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { mapInPieces } from '../../../base/mapInChunks.ts';
import type { Db } from '../../../database/transaction.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import type { BilledInput, LineInput } from '../drafts/input.ts';
import type { BilledRow } from './billedRow.ts';
import { keptMirror, missingMirrors, type Mirrors } from './mirrors.ts';
import { sceneryOf } from './snapshot.ts';
import { tributeIssues } from './tributeCounts.ts';
import { tributesFor, unsolvedIssues, type ResolvedTribute, type Taxed } from './tributes.ts';

/** A row of a document as one of its table. */
export type LineRow = BilledRow | StoredText;

/** A text, heading or subtotal as a row of its table. */
export interface StoredText extends TextRow {
  readonly uuid?: string | undefined;
  readonly position: number;
}

interface LinesContext extends Taxed {
  readonly linesAt: string;
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
 * they are kept. Returns the issues at paths below `linesAt`. `day` is the emission date, whose tributes are due.
 */
export async function computeLines(
  db: Db,
  tenant: string,
  lines: readonly LineInput[],
  { linesAt, currency, day, adjustments, state = (line) => line, catalogue, mirrors: readMirrors }: LinesContext,
): Promise<{ rows: LineRow[]; issues: Issue[] }> {
  const decimals = decimalsOf(currency);
  const countsTributes = mayPassTributeLimit(lines.length);
  const sent = linesAmong(lines);
  const billed = sent.filter((line) => !isMirrored(line));
  const tooMany = countsTributes ? await tributeIssues(db, tenant, billed, { linesAt, day }) : [];
  if (tooMany.length > 0) return { rows: [], issues: tooMany };
  const [{ items, scenarios }, mirrors] = await Promise.all([
    (countsTributes ? undefined : catalogue) ?? readCatalogue(db, tenant, billed),
    readMirrors?.() ?? noMirrors,
  ]);
  const resolveTributes = tributesFor({ currency, day });
  const resolved = await mapInPieces(lines, (line, position): ResolvedRow => {
    if (!isLine(line)) return { text: textRow(line, position), issues: [] };
    if (isMirrored(line)) return keptMirror(line, `${linesAt}.${position}`, position, mirrors);
    const item = items.get(line.item.uuid.toLowerCase());
    const scenario = scenarios.get(line.scenery.uuid.toLowerCase());
    const stated = scenario ? state(line, scenario.record, position) : line;
    return resolveLine(stated, { path: `${linesAt}.${position}`, position, item, scenario, decimals, resolveTributes });
  });
  // The parts of a period have their shares as adjustments of their own.
  if (adjustments && adjustments.length > 0 && billed.some(statedPart)) {
    return { rows: [], issues: [{ path: 'adjustments', key: 'validation.adjustment.beyondParts' }] };
  }
  const shares = sharesOf(resolved, adjustments ?? [], decimals);
  const totals = totalsOf(resolved, shares, decimals);
  const computed = await mapInPieces(resolved, (line, position) => computeLine(line, totals.get(position), decimals));
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

/**
 * Computes the lines of a document together, by position: what is not counted, as options of a quote are, by itself. Lines whose
 * taxes exceed their price have none.
 */
function totalsOf(
  rows: readonly ResolvedRow[],
  shares: readonly bigint[],
  decimals: number,
): ReadonlyMap<number, LineTotals> {
  const known = rows
    .flatMap((row) => row.known ?? [])
    .map((one) => ({ ...one, share: shareWithin(one, shares, decimals) }));
  const sound = known.filter(({ terms, share }) => !exceededByTaxes(terms, decimals, share));
  const counted = sound.filter(({ line }) => isCounted(line));
  const together = taxesOfLines(
    counted.map(({ terms }) => terms),
    decimals,
    counted.map(({ share }) => share),
  );
  const alone = sound.filter(({ line }) => !isCounted(line));
  return new Map([
    ...together.map((totals, at) => [counted[at]?.position ?? 0, totals] as const),
    ...alone.map(({ terms, share, position }) => [position, taxesOfLine(terms, decimals, share)] as const),
  ]);
}

/** The share of a line in the document's adjustments. Discounts beyond what lines have left are refused with all lines. */
function shareWithin({ terms, position }: Known, shares: readonly bigint[], decimals: number): bigint {
  const share = shares[position] ?? 0n;
  const { total } = unitsOfLine(terms, decimals);
  return share < -total ? -total : share;
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
  readonly resolveTributes: ReturnType<typeof tributesFor>;
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

function resolveLine(
  line: BilledInput,
  { path, position, item, scenario, decimals, resolveTributes }: LineContext,
): ResolvedRow {
  const { adjustments = [] } = line;
  const issues = [
    ...figureIssues(path, line),
    ...periodIssues(path, line),
    ...partIssues(path, line),
    ...adjustmentIssues(`${path}.adjustments`, adjustments, decimals),
  ];
  if (!item) issues.push({ path: `${path}.item`, key: 'validation.unknownReference' });
  if (!scenario) return { issues: [...issues, { path: `${path}.scenery`, key: 'validation.unknownReference' }] };
  const resolved = resolveTributes(scenario.record, line.scenery.tributes ?? [], `${path}.scenery`);
  issues.push(...resolved.issues);
  if (!item || issues.length > 0) return { issues };
  const terms: LineTerms = {
    quantity: line.quantity,
    price: line.price,
    base_quantity: line.base_quantity,
    adjustments,
    price_includes_tax: line.price_includes_tax,
    part: statedPart(line),
    scenery: line.scenery.uuid.toLowerCase(),
    item: line.item.uuid.toLowerCase(),
    rounding: scenario.record.rounding,
    tributes: resolved.terms,
  };
  const unsolved = unsolvedIssues(terms, resolved.tributes, path);
  if (unsolved.length > 0) return { issues: unsolved };
  if (unitsOfLine(terms, decimals).total < 0n) {
    return { issues: [{ path: `${path}.adjustments`, key: 'validation.adjustment.beyond' }] };
  }
  return { known: { line, path, position, item, scenario, tributes: resolved.tributes, terms }, issues };
}

function computeLine(resolved: ResolvedRow, borne: LineTotals | undefined, decimals: number): ComputedLine {
  const { text, mirror, known, issues } = resolved;
  const kept = text ?? mirror;
  if (!known) return { ...(kept && { row: kept }), issues };
  const { line, path, position, item, scenario } = known;
  if (!borne) {
    return { issues: [{ path: `${path}.price_includes_tax`, key: 'validation.taxesExceedPrice' }] };
  }
  const { tributes, gross, share: shared, net, ...totals } = borne;
  if (figureTooLarge({ gross, ...totals, share: shared, net, tributes }))
    return { issues: [{ path: `${path}.price`, key: 'validation.amountTooLarge' }] };
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
    scenery: sceneryOf(scenario.record, known.tributes, tributes),
    ...totals,
    ...(isAdjusted && { gross, share: shared, net }),
  };
  return { row, issues };
}

/** Numbers are stored without trailing zeros, so that the history compares them as text. */
const canonical = (value: unknown, { decimal }: Property): unknown => (decimal ? trimDecimal(String(value)) : value);
