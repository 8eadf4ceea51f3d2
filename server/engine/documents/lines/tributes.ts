import { resolveTribute, rowsOn } from '../../../../domain/taxes/resolve.ts';
import { lineProblems } from '../../../../domain/taxes/system/problems.ts';
import type { LineTerms, Side, TributeTerms } from '../../../../domain/taxes/terms.ts';
import { takesValueOf } from '../../../../domain/taxes/validity.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import type { LineTributeInput } from '../drafts/input.ts';

type ScenarioRow = NonNullable<Scenario['tributes']>[number];

export interface ResolvedTribute {
  readonly row: ScenarioRow;
  readonly terms: TributeTerms;
}

/** The tributes of a line. Lines with the same scenario and values share the terms, so that their equations are solved once. */
export interface ResolvedTributes {
  readonly tributes: readonly ResolvedTribute[];
  readonly terms: readonly TributeTerms[];
  readonly issues: readonly Issue[];
}

/** What the tributes of a document are resolved for: its currency and its emission date. */
export interface Taxed {
  readonly currency: string;
  readonly day: string;
}

const statedSides = ['is_origin', 'tax_responsible', 'type', 'is_fixed'] as const;

/**
 * Resolves the tributes of a document's lines: all those of their scenario that are valid on its emission date, with the line's
 * values for variable ones. Tributes in the input must match the scenario; `path` is the path of the line's scenario.
 */
export function tributesFor(taxed: Taxed) {
  const known = new Map<Scenario, Map<string, ResolvedTributes>>();
  return (scenario: Scenario, stated: readonly LineTributeInput[], path: string): ResolvedTributes => {
    const ofScenario = known.get(scenario) ?? new Map<string, ResolvedTributes>();
    known.set(scenario, ofScenario);
    const key = JSON.stringify(stated);
    const resolved = ofScenario.get(key) ?? resolveAll(scenario, stated, taxed);
    ofScenario.set(key, resolved);
    return { ...resolved, issues: resolved.issues.map((issue) => ({ ...issue, path: path + issue.path })) };
  };
}

function resolveAll(
  { tributes: all = [] }: Scenario,
  stated: readonly LineTributeInput[],
  { currency, day }: Taxed,
): ResolvedTributes {
  const rows = rowsOn(all, day);
  const issues: Issue[] = [];
  const statedOf = new Map<ScenarioRow, number>();
  const others: [number, LineTributeInput][] = [];
  for (const [index, tribute] of stated.entries()) {
    const row = rows.find((candidate) => !statedOf.has(candidate) && agrees(candidate, tribute));
    if (row) statedOf.set(row, index);
    else others.push([index, tribute]);
  }
  // What is stated of a row of other days holds for the one of the same tribute and box (rule 7).
  for (const [index, tribute] of others) {
    const other = all.find((row) => !rows.includes(row) && agrees(row, tribute));
    if (!other) issues.push({ path: `.tributes.${index}`, key: 'validation.tributeNotInScenario' });
    const row = other && rows.find((candidate) => !statedOf.has(candidate) && takesValueOf(candidate, other));
    if (row) statedOf.set(row, index);
  }
  const tributes = rows.flatMap((row, position) => {
    const index = statedOf.get(row);
    const resolved = resolveTribute(row, index === undefined ? undefined : stated[index]?.value, currency);
    if ('terms' in resolved) return [{ row, terms: resolved.terms }];
    const key = `validation.tribute.${resolved.reason}`;
    issues.push(
      resolved.reason === 'no_amount'
        ? { path: '', key, args: { tribute: row.tribute.name ?? '', currency } }
        : { path: `.tributes.${index ?? position}.value`, key },
    );
    return [];
  });
  return { tributes, terms: tributes.map(({ terms }) => terms), issues };
}

/** Input refers to a scenario's row by the row's uuid or its tribute's, and may repeat the row's properties. */
function agrees(row: ScenarioRow, stated: LineTributeInput): boolean {
  const uuid = stated.uuid.toLowerCase();
  if (uuid !== row.uuid && uuid !== row.tribute.uuid) return false;
  return statedSides.every((property) => stated[property] === undefined || stated[property] === row[property]);
}

/** Returns why the tributes of a line cannot be computed with its values, naming all rows that it concerns. */
export const unsolvedIssues = (terms: LineTerms, tributes: readonly ResolvedTribute[], path: string): Issue[] =>
  lineProblems(terms).map(({ rows, reason }) => ({
    path: reason === 'inside_limited' ? `${path}.price_includes_tax` : `${path}.scenery`,
    key: `validation.tribute.${reason}`,
    args: { tributes: rows.map((at) => tributes[at]?.row.tribute.name ?? '').join(', ') },
  }));

/** A tribute of a stored line. */
interface KeptValue {
  readonly uuid: string;
  readonly tribute?: string | undefined;
  readonly type: string;
  readonly is_fixed: boolean;
  readonly is_origin: boolean;
  readonly tax_responsible: Side;
  readonly per?: ScenarioRow['per'];
  readonly value: string;
}

/** Returns the entered values of a stored line for the variable rows that its scenario has on a day (rule 7). */
export function keptValues(
  kept: readonly KeptValue[],
  { tributes: rows = [] }: Scenario,
  day: string,
): { uuid: string; value: string }[] {
  const entered = kept.filter(({ type }) => type === 'Variable');
  return rowsOn(rows, day).flatMap((row) => {
    const taken = ({ uuid, tribute: key, ...one }: KeptValue): boolean => {
      const tribute = key ?? rows.find((other) => other.uuid === uuid)?.tribute.uuid;
      return tribute !== undefined && takesValueOf(row, { ...one, type: 'Variable', tribute: { uuid: tribute } });
    };
    const from = entered.find((one) => one.uuid === row.uuid && taken(one)) ?? entered.find(taken);
    return from ? [{ uuid: row.uuid ?? '', value: from.value }] : [];
  });
}
