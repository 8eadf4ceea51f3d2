import { memoized } from '../memoized.ts';
import { apportion } from '../money/apportion.ts';
import { parseDecimal } from '../money/decimal.ts';
import { overOneDenominator, roundedOf, sumOf, wholeOf, type Rational } from '../money/rational.ts';
import { divideRounded, rescale } from '../money/round.ts';
import { borneBy } from './periodPart.ts';
import { recoverJoint, recoveredOf, type RoundedCell } from './recovery.ts';
import { exactOf, fixedMillionths, isLimited, isOncePerDocument, type System } from './system/system.ts';
import { figureFraction, type LineTerms, type TributeTerms } from './terms.ts';

/** A line whose T is known, in minor units. */
export interface BearingLine {
  readonly line: LineTerms;
  readonly system: System;
  /** T. */
  readonly net: bigint;
  /** The taxes inside its price, by row. */
  readonly inside: ReadonlyMap<number, bigint>;
}

/** The amount of a tribute of a line and what of it is recoverable, in minor units. */
export interface BorneTribute {
  readonly amount: bigint;
  readonly recovered?: bigint | undefined;
}

/** A line while its tributes are computed. */
interface Sheet extends BearingLine {
  /** Rounded, by row. */
  readonly amounts: bigint[];
  /** What rows that include it take, by row. */
  readonly exact: Rational[];
  readonly recovered: (bigint | undefined)[];
}

/** The amount of a row on a line. */
interface Cell extends RoundedCell {
  readonly sheet: Sheet;
}

/**
 * Computes the tributes of a document's lines (rules 1 and 8 to 14): exactly, each rounded once, by line or for the document and
 * spread over its lines.
 */
export function taxAmounts(lines: readonly BearingLine[], decimals: number): BorneTribute[][] {
  const sheets = lines.map((line): Sheet => ({ ...line, amounts: [], exact: [], recovered: [] }));
  const [simple, others] = [sheets.filter(isSimple), sheets.filter((sheet) => !isSimple(sheet))];
  for (const sheet of simple) {
    for (const [row, terms] of sheet.system.rows.entries())
      sheet.amounts[row] = amountByLine(sheet, row, terms, decimals);
  }
  if (others.length > 0) {
    const joint: Cell[][] = [];
    for (const same of ofSameScenario(others)) joint.push(...settleSources(same, decimals));
    joint.push(...roundTogether(others, decimals));
    for (const cells of joint) recoverJoint(cells);
  }
  return sheets.map(({ system, amounts, recovered }) =>
    system.rows.map(({ recoverable }, row) => {
      const amount = amounts[row] ?? 0n;
      return { amount, recovered: recovered[row] ?? recoveredOf(amount, recoverable) };
    }),
  );
}

const isSimple = ({ line, system }: Sheet): boolean => system.isPlain && line.rounding !== 'document';

/** Groups lines by scenario: what is once for a document is so for each of its scenarios. */
const ofSameScenario = (sheets: readonly Sheet[]): Iterable<readonly Sheet[]> =>
  Map.groupBy(sheets, ({ line }, at) => line.scenery ?? at).values();

/** Returns an amount that is rounded by itself. */
function amountByLine(sheet: Sheet, row: number, terms: TributeTerms, decimals: number): bigint {
  const inside = sheet.inside.get(row);
  if (inside !== undefined) return inside;
  const form = sheet.system.forms[row];
  return form ? roundedOf(exactOf(form, sheet.net, sheet.exact)) : fixedUnits(sheet.line, terms, decimals);
}

/** Returns a fixed amount in minor units, rounded; the days of a part bear it like the net. */
export function fixedUnits(line: LineTerms, terms: TributeTerms, decimals: number): bigint {
  const fixed = fixedMillionths(terms);
  const units =
    terms.per === 'unit'
      ? divideRounded(rescale(fixed * quantityOf(line), 0, decimals), millions * millions)
      : rescale(fixed, figureFraction, decimals);
  return line.part ? borneBy(units, line.part) : units;
}

const millions = 10n ** BigInt(figureFraction);

const quantityOf = ({ quantity }: LineTerms): bigint => parseDecimal(quantity, figureFraction);

/** Returns a fixed amount in minor units, exactly. */
export function exactFixed({ line }: Pick<BearingLine, 'line'>, terms: TributeTerms, decimals: number): Rational {
  const fixed = rescale(fixedMillionths(terms), 0, decimals);
  const { days, all_days: all } = line.part ?? { days: 1, all_days: 1 };
  const isPart = terms.per !== 'document';
  return {
    n: fixed * (terms.per === 'unit' ? quantityOf(line) : 1n) * (isPart ? BigInt(days) : 1n),
    d: millions * (terms.per === 'unit' ? millions : 1n) * (isPart ? BigInt(all) : 1n),
  };
}

/** Computes the rows that others take as they are, in order, and returns those that were rounded together. */
function settleSources(sheets: readonly Sheet[], decimals: number): Cell[][] {
  const system = sheets[0]?.system;
  const joint: Cell[][] = [];
  for (const row of system?.sources ?? []) {
    const terms = system?.rows[row];
    if (!terms) continue;
    for (const sheet of sheets) {
      const form = sheet.system.forms[row];
      const own = sheet.system.rows[row] ?? terms;
      sheet.exact[row] = form ? exactOf(form, sheet.net, sheet.exact) : exactFixed(sheet, own, decimals);
    }
    if (!isLimited(terms) && !isOncePerDocument(terms)) continue;
    const sets = isOncePerDocument(terms) ? [sheets] : partsOfOneLine(sheets);
    joint.push(...sets.map((set) => settle(set, row, terms, decimals)));
  }
  return joint;
}

/** Rounds a row for some lines together, meets its limits, and spreads it: a fixed amount by T, others by exact amounts. */
function settle(sheets: readonly Sheet[], row: number, terms: TributeTerms, decimals: number): Cell[] {
  const isOnce = terms.is_fixed && terms.per === 'document';
  const exact = sheets.map((sheet) => sheet.exact[row] ?? wholeOf(0n));
  const { ns: weights } = isOnce ? { ns: sheets.map(({ net }) => net) } : overOneDenominator(exact);
  const sum = isOnce ? (exact[0] ?? wholeOf(0n)) : sumOf(exact);
  const units = withinLimits(roundedOf(sum), terms, decimals);
  const parts = apportion(units, weights);
  const all = weights.reduce((total, weight) => total + weight, 0n);
  return sheets.map((sheet, at) => {
    sheet.amounts[row] = parts[at] ?? 0n;
    sheet.exact[row] = all === 0n ? wholeOf(parts[at] ?? 0n) : { n: units * (weights[at] ?? 0n), d: all };
    return { sheet, row, terms };
  });
}

/** Below the minimum nothing is due, above the maximum that (rule 10). */
function withinLimits(units: bigint, { minimum, maximum }: TributeTerms, decimals: number): bigint {
  const amount = rescale(units, decimals, figureFraction);
  if (minimum !== undefined && amount < parseDecimal(minimum, figureFraction)) return 0n;
  if (maximum === undefined) return units;
  const most = parseDecimal(maximum, figureFraction);
  return amount > most ? rescale(most, figureFraction, decimals) : units;
}

/** Groups the parts of a split line, which count as one (rule 9): they follow each other, of one item and one period. */
function partsOfOneLine(sheets: readonly Sheet[]): Sheet[][] {
  const sets: Sheet[][] = [];
  for (const sheet of sheets) {
    const { part, item } = sheet.line;
    const earlier =
      part &&
      sets.find((set) => {
        const last = set.at(-1)?.line;
        return (
          last?.part !== undefined &&
          last.item === item &&
          last.part.all_days === part.all_days &&
          last.part.days_before + last.part.days === part.days_before
        );
      });
    if (earlier) earlier.push(sheet);
    else sets.push([sheet]);
  }
  return sets;
}

/** Rounds what is not rounded yet, by line or by group (rule 12), and returns the groups. */
function roundTogether(sheets: readonly Sheet[], decimals: number): Cell[][] {
  const groups = new Map<string, (Cell & { readonly exact: Rational })[]>();
  for (const sheet of sheets) {
    const keys = groupsOf(sheet.system.rows);
    for (const [row, terms] of sheet.system.rows.entries()) {
      const isInside = sheet.inside.has(row);
      if (sheet.amounts[row] !== undefined && !isInside) continue;
      if (sheet.line.rounding !== 'document' || isInside) {
        sheet.amounts[row] = amountByLine(sheet, row, terms, decimals);
        continue;
      }
      const form = sheet.system.forms[row];
      const exact = form ? exactOf(form, sheet.net, sheet.exact) : exactFixed(sheet, terms, decimals);
      const key = keys[row] ?? '';
      const cell = { sheet, row, terms, exact };
      const group = groups.get(key);
      if (group) group.push(cell);
      else groups.set(key, [cell]);
    }
  }
  for (const cells of groups.values()) {
    const { ns, d } = overOneDenominator(cells.map(({ exact }) => exact));
    const parts = apportion(
      divideRounded(
        ns.reduce((sum, n) => sum + n, 0n),
        d,
      ),
      ns,
    );
    for (const [at, { sheet, row }] of cells.entries()) sheet.amounts[row] = parts[at] ?? 0n;
  }
  return [...groups.values()];
}

/** The groups of rows, named once for the array. */
const groupsOf = memoized((rows: readonly TributeTerms[]) => rows.map((terms, row) => groupOf(terms, row)));

/** What is rounded together: tribute, side, responsible, rate (or amount and how often), base part and included tributes. */
function groupOf(terms: TributeTerms, row: number): string {
  const { tribute = `${row}`, is_origin, tax_responsible, is_fixed, value, per = 'line', base_percent = '100' } = terms;
  const number = (text: string) => parseDecimal(text, figureFraction).toString();
  return JSON.stringify([
    tribute.toLowerCase(),
    is_origin,
    tax_responsible,
    is_fixed ? per : '%',
    number(value),
    ...(is_fixed
      ? []
      : [
          number(base_percent),
          terms.base_includes_self === true,
          (terms.base_includes ?? []).map((one) => one.toLowerCase()).toSorted(),
        ]),
  ]);
}
