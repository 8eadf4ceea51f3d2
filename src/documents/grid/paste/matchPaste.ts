import { writeCells } from '../../../../domain/csv.ts';
import { newLine, newText, type Line } from '../lines/line.ts';
import { proposedValues, type LineScenario } from '../lines/lineScenario.ts';
import { sameText } from '../../../../domain/lists/searchText.ts';
import type { Offer } from '../lines/takeItem.ts';
import type { PastedRow, PasteProblem } from './parsePaste.ts';
import { longestText } from './pasteLimits.ts';

export interface CatalogueItem {
  readonly uuid: string;
  readonly description: string;
  /** What it offers a line, and its scenario. */
  readonly offer?: Offer;
  readonly scenario?: string | undefined;
}

/** A pasted row with its item and scenario. */
export interface MatchedRow extends PastedRow {
  /** Absent if the description is not in the catalog; it would be created. */
  readonly item?: CatalogueItem | undefined;
  readonly chosenScenario?: LineScenario | undefined;
  /** What the row leaves to its item or the lines above. */
  readonly taken?: Line['taken'];
}

/**
 * Finds each row's item by description and scenario by code, else by name. Rows without a price or scenario take those of
 * their item; without them, a scenario is `otherwise`.
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
  const byKey = new Map(scenarios.map((scenario) => [scenario.uuid, scenario]));
  return rows.map((row) => {
    const name = sameText(row.scenario);
    const item = byDescription.get(sameText(row.description));
    if (isText({ ...row, item })) return asText(row);
    const ofItem = byKey.get(item?.scenario ?? '');
    const chosenScenario = name === '' ? (ofItem ?? otherwise) : (byCode.get(name) ?? byName.get(name));
    const isUnknown = name !== '' && !chosenScenario;
    const price = row.problems.some(isPriceMissing) ? item?.offer?.price : undefined;
    const problems = price === undefined ? row.problems : row.problems.filter((problem) => !isPriceMissing(problem));
    return {
      ...row,
      item,
      chosenScenario,
      price: price ?? row.price,
      details: price === undefined ? row.details : { unit_code: item?.offer?.unit_code, ...row.details },
      taken: { price: price !== undefined, scenario: name === '' ? (ofItem ? 'item' : 'above') : undefined },
      problems: isUnknown ? [...problems, { field: 'scenario', key: 'unknownScenario' }] : problems,
    };
  });
}

/** Returns whether a row becomes a text between lines: it has a description alone, which names no item. */
export const isText = ({ isAlone, item }: Pick<MatchedRow, 'isAlone' | 'item'>): boolean => isAlone === true && !item;

const asText = (row: PastedRow): MatchedRow => ({
  ...row,
  quantity: '',
  problems: row.description.length > longestText ? [{ field: 'item', key: 'tooLong' }] : [],
});

const isPriceMissing = ({ field, key }: PasteProblem): boolean => field === 'price' && key === 'missing';

/** Returns the descriptions to add to the catalog, each once. */
export function unknownDescriptions(rows: readonly MatchedRow[]): string[] {
  const seen = new Set(rows.filter((row) => row.item).map((row) => sameText(row.description)));
  return rows
    .filter((row) => !isText(row))
    .map((row) => row.description)
    .filter((description) => {
      const text = sameText(description);
      const isNew = text !== '' && !seen.has(text);
      seen.add(text);
      return isNew;
    });
}

/**
 * Converts a matched row to a line, once its item exists, or without one to a text. Values of variable tributes come from `above` if it has the
 * same scenario.
 */
export function lineOfRow(row: MatchedRow, item: CatalogueItem | undefined, above?: Line): Line {
  if (!item) return newText('text', row.description);
  const sameScenario = above?.scenario?.uuid === row.chosenScenario?.uuid;
  return newLine(undefined, {
    item: { uuid: item.uuid, description: item.description },
    quantity: row.quantity,
    price: row.price,
    ...row.details,
    scenario: row.chosenScenario,
    taken: row.taken,
    values: { ...(row.chosenScenario && proposedValues(row.chosenScenario)), ...(sameScenario && above?.values) },
  });
}

/** Converts rows back to text, for correction, below the headings that name their columns. */
export const textOfRows = (rows: readonly PastedRow[], headings?: readonly string[]): string =>
  writeCells([...(headings ? [headings] : []), ...rows.map(({ cells }) => cells)]);
