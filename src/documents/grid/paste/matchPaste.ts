import { writeCells } from '../../../../domain/csv.ts';
import { newLine, proposedValues, type Line, type LineScenario } from '../lines/line.ts';
import { sameText } from '../../../../domain/lists/searchText.ts';
import type { PastedRow } from './parsePaste.ts';

export interface CatalogueItem {
  readonly uuid: string;
  readonly description: string;
}

/** A pasted row with its item and scenario. */
export interface MatchedRow extends PastedRow {
  /** Absent if the description is not in the catalog; it would be created. */
  readonly item?: CatalogueItem;
  readonly chosenScenario?: LineScenario;
}

/**
 * Finds each row's item by description and scenario by code, else by name. Rows without a scenario take `otherwise`.
 */
export function matchRows(
  rows: readonly PastedRow[],
  items: readonly CatalogueItem[],
  scenarios: readonly LineScenario[],
  otherwise?: LineScenario,
): MatchedRow[] {
  const byDescription = new Map(items.map((item) => [sameText(item.description), item]));
  const byName = new Map(scenarios.map((scenario) => [sameText(scenario.name), scenario]));
  const byCode = new Map(scenarios.map((scenario) => [sameText(scenario.code ?? ''), scenario]));
  return rows.map((row) => {
    const name = sameText(row.scenario);
    const chosenScenario = name === '' ? otherwise : (byCode.get(name) ?? byName.get(name));
    const isUnknown = name !== '' && !chosenScenario;
    return {
      ...row,
      item: byDescription.get(sameText(row.description)),
      chosenScenario,
      problems: isUnknown ? [...row.problems, { field: 'scenario', key: 'unknownScenario' }] : row.problems,
    };
  });
}

/** Returns the descriptions to add to the catalog, each once. */
export function unknownDescriptions(rows: readonly MatchedRow[]): string[] {
  const seen = new Set(rows.filter((row) => row.item).map((row) => sameText(row.description)));
  return rows
    .map((row) => row.description)
    .filter((description) => {
      const text = sameText(description);
      const isNew = text !== '' && !seen.has(text);
      seen.add(text);
      return isNew;
    });
}

/**
 * Converts a matched row to a line, once its item exists. Values of variable tributes come from `above` if it has the
 * same scenario.
 */
export function lineOfRow(row: MatchedRow, item: CatalogueItem, above?: Line): Line {
  const sameScenario = above?.scenario?.uuid === row.chosenScenario?.uuid;
  return newLine(undefined, {
    item,
    quantity: row.quantity,
    price: row.price,
    ...row.details,
    scenario: row.chosenScenario,
    values: { ...(row.chosenScenario && proposedValues(row.chosenScenario)), ...(sameScenario && above?.values) },
  });
}

/** Converts rows back to text, for correction. */
export const textOfRows = (rows: readonly PastedRow[]): string => writeCells(rows.map(({ cells }) => cells));
