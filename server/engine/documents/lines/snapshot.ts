import { namesOf } from '../../../../domain/documents/namesInLanguages.ts';
import type { BorneAmount } from '../../../../domain/taxes/line.ts';
import { tributeTerms } from '../../../../schemas/parts/documents/scenarioTribute.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import type { BilledRow, StatedTerms } from './billedRow.ts';
import type { ResolvedTribute } from './tributes.ts';

const termNames = [...Object.keys(tributeTerms), 'valid_from', 'valid_until'] as (keyof StatedTerms)[];

/** Returns the snapshot of the scenario and its tributes for a line, as it was computed. */
export function sceneryOf(
  scenario: Scenario,
  tributes: readonly ResolvedTribute[],
  borne: readonly BorneAmount[],
): BilledRow['scenery'] {
  const { uuid, name, code, description, origin, destiny, rounding } = scenario;
  const kept = tributes.map(({ row, terms }, index) => ({
    uuid: row.uuid ?? '',
    tribute: row.tribute.uuid,
    name: row.tribute.name ?? '',
    ...namesOf(row.tribute),
    value: terms.value,
    is_fixed: terms.is_fixed,
    is_origin: terms.is_origin,
    type: row.type,
    tax_responsible: terms.tax_responsible,
    financial_officer: row.financial_officer,
    ...statedTerms(row),
    ...(terms.minimum !== undefined && { minimum: terms.minimum }),
    ...(terms.maximum !== undefined && { maximum: terms.maximum }),
    amount: borne[index]?.amount ?? '0',
    ...(borne[index]?.recovered !== undefined && { recovered: borne[index].recovered }),
  }));
  // Lines of scenarios that round by line are as they were before scenarios said so.
  return {
    uuid,
    name,
    code,
    description,
    origin,
    destiny,
    ...(rounding === 'document' && { rounding }),
    tributes: kept,
  };
}

/** What a row states beyond its rate; `false` and an empty list state nothing. */
const statedTerms = (row: ResolvedTribute['row']): StatedTerms =>
  Object.fromEntries(
    termNames.flatMap((name) => {
      const value = row[name];
      const isNothing = value === undefined || value === false || (Array.isArray(value) && value.length === 0);
      return isNothing ? [] : [[name, value]];
    }),
  );
