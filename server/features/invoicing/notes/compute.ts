import { decimalText, isDecimal, parseDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { isLine, type AnyRow } from '../../../../domain/documents/rows.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import {
  creditLine,
  leftOf,
  type CorrectedLine,
  type CreditedPart,
  type CreditProblem,
  type Measure,
} from '../../../../domain/notes/correctedLine.ts';
import { debitLine } from '../../../../domain/notes/debitLine.ts';
import { isUnbalanced, payableOf, type Summed } from '../../../../domain/notes/noteTotal.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import { figureFraction } from '../../../../domain/taxes/terms.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { totalsOfLines, type RecordedTotals } from '../../../engine/documents/lines/totals.ts';
import { taxesAsIssued } from './asIssued.ts';
import type { EarlierPart, IssuedLine, IssuedText } from './corrected.ts';
import type { LineTribute } from '../../../engine/documents/lines/billedRow.ts';
import { noteRow, withTexts, type NoteRow, type NoteText } from './noteRows.ts';

/** How much of a line a user wants: without amount and quantity, all that is left of it. */
export interface LineMeasure extends AnyRow {
  readonly corrects_line?: string | undefined;
  readonly corrected_by?: NoteRow['corrected_by'] | undefined;
  readonly amount?: string | null | undefined;
  readonly quantity?: string | null | undefined;
}

/** The document that a note corrects, with what was credited of it. */
export interface Basis {
  readonly kind: 'credit' | 'debit';
  readonly currency: string;
  readonly lines: readonly IssuedLine[];
  /** Read for a note of all that is left. */
  readonly texts: readonly IssuedText[];
  readonly earlier: readonly EarlierPart[];
}

/** The lines of a note with their sums, and why they are refused. */
export interface ComputedNote {
  readonly rows: readonly (NoteRow | NoteText)[];
  readonly totals: RecordedTotals;
  readonly issues: readonly Issue[];
}

/** A line that may be corrected, in minor units. */
interface Prepared {
  readonly issued: IssuedLine;
  readonly line: CorrectedLine;
  readonly earlier: readonly CreditedPart[];
}

const linesAt = 'lines';

/** Computes a note from the measure of each line; `measures` is undefined for all that is left of the document. */
export function computeNote(basis: Basis, measures: readonly LineMeasure[] | undefined): ComputedNote {
  const decimals = decimalsOf(basis.currency);
  const prepared = correctedLines(basis, decimals);
  const byKey = new Map(prepared.map((one) => [one.issued.uuid, one]));
  const wanted = measures ?? prepared.filter(({ line, earlier }) => leftOf(line, earlier)).map(wholly);
  const taken = new Map<string, CreditedPart>();
  const rows: NoteRow[] = [];
  const issues = wanted.flatMap((one, index): Issue[] => {
    if (!isLine(one)) return [];
    const path = `${linesAt}.${index}`;
    const found = byKey.get(one.corrects_line?.toLowerCase() ?? '');
    if (!found) return [{ path: `${path}.corrects_line`, key: 'validation.unknownReference' }];
    if (taken.has(found.issued.uuid)) return [{ path: `${path}.corrects_line`, key: 'validation.note.twice' }];
    const measure = measureOf(one, path, decimals);
    if ('issues' in measure) return [...measure.issues];
    const part = partOf(basis, found, measure, decimals);
    if (typeof part === 'string') return [problemAt(path, part, { found, measure, decimals })];
    taken.set(found.issued.uuid, part);
    rows.push(noteRow(found.issued, part, { position: rows.length, by: measure.by, decimals }));
    return [];
  });
  const totals = totalsOfLines(rows, decimals);
  const further = issues.length > 0 ? [] : totalIssues(basis, { prepared, taken, totals });
  // One of the whole document reads like it.
  const isWhole = !measures && basis.earlier.length === 0;
  return { rows: isWhole ? withTexts(rows, basis) : rows, totals, issues: [...issues, ...further] };
}

const wholly = ({ issued }: Prepared): LineMeasure => ({ corrects_line: issued.uuid, corrected_by: 'all' });

/** Returns the lines of a document with what notes took of them. */
export function correctedLines({ lines, earlier, kind }: Basis, decimals: number): Prepared[] {
  const units = (amount: string): bigint => parseDecimal(amount, decimals);
  const byLine = Map.groupBy(kind === 'credit' ? earlier : [], ({ corrects_line }) => corrects_line);
  return lines.map((issued) => ({
    issued,
    line: {
      net: units(issued.net),
      quantity: parseDecimal(issued.quantity, figureFraction),
      tributes: amountsOf(issued.scenery.tributes).map(units),
    },
    earlier: (byLine.get(issued.uuid) ?? []).map(({ net, quantity, tributes, recovered }) => ({
      net: units(net),
      quantity: quantity === null ? undefined : parseDecimal(quantity, figureFraction),
      tributes: [...tributes, ...recovered].map(units),
    })),
  }));
}

/** The amounts of the tributes of a line, then what is recoverable of each: notes take both by the same rule. */
const amountsOf = (tributes: readonly Pick<LineTribute, 'amount' | 'recovered'>[]): string[] => [
  ...tributes.map(({ amount }) => amount),
  ...tributes.map(({ recovered = '0' }) => recovered),
];

/** Returns how much of a line is to be corrected, or why that is no measure. */
function measureOf(
  { corrected_by, amount, quantity }: LineMeasure,
  path: string,
  decimals: number,
): Measure | { readonly issues: readonly Issue[] } {
  const by = corrected_by ?? (amount ? 'amount' : quantity ? 'quantity' : 'all');
  if (by === 'all') return { by };
  const value = by === 'amount' ? amount : quantity;
  if (!value || !isDecimal(value)) return { issues: [{ path: `${path}.${by}`, key: 'validation.required' }] };
  if (by === 'quantity') return { by, quantity: parseDecimal(value, figureFraction) };
  const issues = fractionIssues(`${path}.${by}`, value, decimals);
  return issues.length > 0 ? { issues } : { by, amount: parseDecimal(value, decimals) };
}

function partOf(
  { kind }: Basis,
  { issued, line, earlier }: Prepared,
  measure: Measure,
  decimals: number,
): CreditedPart | CreditProblem | 'no_measure' {
  if (kind === 'credit') return creditLine(line, earlier, measure);
  if (line.net < 0n) return 'deposit_whole';
  if (measure.by === 'all') return 'no_measure';
  const quantity = line.quantity + (measure.by === 'quantity' ? measure.quantity : 0n);
  const taxesOf = (net: bigint): bigint[] =>
    amountsOf(taxesAsIssued(issued, { net, quantity }, decimals)).map((amount) => parseDecimal(amount, decimals));
  return debitLine(line, measure, taxesOf) ?? 'below_minimum';
}

interface Refused {
  readonly found: Prepared;
  readonly measure: Measure;
  readonly decimals: number;
}

/** Returns the issue of a line: more than is left names what is left. */
function problemAt(
  path: string,
  problem: CreditProblem | 'no_measure',
  { found: { line, earlier }, measure, decimals }: Refused,
): Issue {
  const at = measure.by === 'all' ? 'amount' : measure.by;
  const left = leftOf(line, earlier);
  const shown =
    measure.by === 'quantity'
      ? decimalText(left?.quantity ?? 0n, figureFraction).replace(/\.?0+$/, '')
      : decimalText(left?.net ?? 0n, decimals);
  const args = problem === 'beyond' ? { args: { left: shown } } : {};
  return { path: `${path}.${at}`, key: `validation.note.${problem}`, ...args };
}

interface Taken {
  readonly prepared: readonly Prepared[];
  readonly taken: ReadonlyMap<string, CreditedPart>;
  readonly totals: RecordedTotals;
}

/** A note has no negative total, and a credit note leaves none. */
function totalIssues({ kind, currency }: Basis, { prepared, taken, totals }: Taken): Issue[] {
  if (figureTooLarge(totals)) return [{ path: linesAt, key: 'validation.amountTooLarge' }];
  const decimals = decimalsOf(currency);
  const left = kind === 'debit' ? 0n : prepared.reduce((sum, one) => sum + leavesOf(one, taken), 0n);
  if (!isUnbalanced(parseDecimal(totals.total, decimals), left)) return [];
  return [{ path: linesAt, key: kind === 'debit' ? 'validation.note.negative_debit' : 'validation.note.negative' }];
}

/** Returns what a line still adds to its document's total after the note. */
function leavesOf({ issued, line, earlier }: Prepared, taken: ReadonlyMap<string, CreditedPart>): bigint {
  const left = leftOf(line, earlier);
  if (!left) return 0n;
  const part = taken.get(issued.uuid);
  const after: Summed = {
    net: left.net - (part?.net ?? 0n),
    tributes: left.tributes.map((amount, at) => amount - (part?.tributes[at] ?? 0n)),
  };
  return payableOf(after, issued.scenery.tributes);
}
