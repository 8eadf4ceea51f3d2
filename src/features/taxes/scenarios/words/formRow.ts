import type { ScenarioRow } from '../../../../../domain/taxes/resolve.ts';
import { amounts } from '../../../../../domain/kinds/amounts.ts';
import { isDecimalText } from '../../../../../domain/kinds/decimal.ts';
import { isObject } from '../../../../../domain/schema/isObject.ts';
import { rowsOf, textOf } from '../../../../../domain/rules/read.ts';
import type { Scenario } from '../../../../../schemas/resources/taxes/scenarios.ts';

export type StoredRow = NonNullable<Scenario['tributes']>[number];

/** A row of a scenario with what its tribute is called, for the words about it. */
export interface TaxRow extends ScenarioRow {
  readonly tribute?: { readonly uuid: string; readonly name: string; readonly description?: string };
  /** Whether its fixed amount is stated by currency, also while there is none yet. */
  readonly isByCurrency?: boolean;
}

const decimals = ['value', 'base_percent', 'recoverable'] as const;
const lists = ['amounts', 'minimums', 'maximums'] as const;
const choices = ['per', 'limits_per'] as const;
const days = ['valid_from', 'valid_until'] as const;

/** Returns a row of a form, or of a record, with the values that can be computed; the form marks the others. */
export function taxRow(row: unknown): TaxRow {
  const of = isObject(row) ? row : {};
  const { tribute, type } = of;
  const kept: [string, unknown][] = [
    ...decimals.filter((name) => isDecimalText(of[name])).map((name): [string, unknown] => [name, of[name]]),
    ...lists.map((name): [string, unknown] => [name, rowsOf(of[name]).filter((one) => amounts.is([one]))]),
    ...[...choices, ...days].filter((name) => textOf(of[name])).map((name): [string, unknown] => [name, of[name]]),
  ];
  return {
    ...Object.fromEntries(kept),
    ...(isObject(tribute) && textOf(tribute['uuid']) && { tribute: namedTribute(tribute) }),
    isByCurrency: rowsOf(of['amounts']).length > 0,
    type: type === 'Fixed_Value' || type === 'Variable' ? type : 'Fixed',
    is_fixed: of['is_fixed'] === true,
    is_origin: of['is_origin'] !== false,
    tax_responsible: of['tax_responsible'] === 'importer' ? 'importer' : 'exporter',
    base_includes: Array.isArray(of['base_includes']) ? of['base_includes'].map(textOf) : [],
    base_includes_self: of['base_includes_self'] === true,
  };
}

const namedTribute = (of: Readonly<Record<string, unknown>>) => ({
  uuid: textOf(of['uuid']),
  name: textOf(of['name']),
  ...(textOf(of['description']) && { description: textOf(of['description']) }),
});

/** Returns the rows of a form or of a record. */
export const taxRows = (rows: unknown): TaxRow[] => (Array.isArray(rows) ? rows.map(taxRow) : []);
