import { resolveTribute } from '../../../../domain/taxes/resolve.ts';
import type { TributeTerms } from '../../../../domain/taxes/terms.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import type { LineTributeInput } from '../drafts/input.ts';

type ScenarioRow = NonNullable<Scenario['tributes']>[number];

export interface ResolvedTribute {
  readonly row: ScenarioRow;
  readonly terms: TributeTerms;
}

const statedSides = ['is_origin', 'tax_responsible', 'type', 'is_fixed'] as const;

/**
 * Resolves the tributes of a line: all those of its scenario, with the line's values for variable ones. Tributes in the
 * input must match the scenario; `path` is the path of the line's scenario.
 */
export function tributesOfLine(
  scenario: Scenario,
  stated: readonly LineTributeInput[],
  path: string,
): { tributes: ResolvedTribute[]; issues: Issue[] } {
  const rows = scenario.tributes ?? [];
  const issues: Issue[] = [];
  const statedOf = new Map<ScenarioRow, number>();
  for (const [index, tribute] of stated.entries()) {
    const row = rows.find((candidate) => !statedOf.has(candidate) && agrees(candidate, tribute));
    if (row) statedOf.set(row, index);
    else issues.push({ path: `${path}.tributes.${index}`, key: 'validation.tributeNotInScenario' });
  }
  const tributes = rows.flatMap((row, position) => {
    const index = statedOf.get(row);
    const resolved = resolveTribute(row, index === undefined ? undefined : stated[index]?.value);
    if ('terms' in resolved) return [{ row, terms: resolved.terms }];
    issues.push({ path: `${path}.tributes.${index ?? position}.value`, key: `validation.tribute.${resolved.reason}` });
    return [];
  });
  return { tributes, issues };
}

/** Input refers to a scenario's row by the row's uuid or its tribute's, and may repeat the row's properties. */
function agrees(row: ScenarioRow, stated: LineTributeInput): boolean {
  const uuid = stated.uuid.toLowerCase();
  if (uuid !== row.uuid && uuid !== row.tribute.uuid) return false;
  return statedSides.every((property) => stated[property] === undefined || stated[property] === row[property]);
}
