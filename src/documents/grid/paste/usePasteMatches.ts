import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'react-admin';
import type { Item } from '../../../../schemas/resources/invoicing/items.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { toLineScenario, type LineScenario } from '../lines/lineScenario.ts';
import { sameText } from '../../../../domain/lists/searchText.ts';
import { offerOf } from '../lines/takeItem.ts';
import { useScenarios } from '../lines/useScenarios.ts';
import { useTaxRates } from '../lines/useTaxRates.ts';
import { findNamed, pageSize, type ReadPage } from './findNamed.ts';
import { matchRows, type CatalogueItem, type MatchedRow } from './matchPaste.ts';
import type { PastedRow } from './parsePaste.ts';
import { longestDescription } from './pasteLimits.ts';

type ItemRow = Item & RaRecord<string>;
type ScenarioRow = Scenario & RaRecord<string>;

/** The number of concurrent searches. */
const searchesAtOnce = 6;

/** Returns the pasted rows of a document in this currency, with items and scenarios; undefined until loaded. */
export function usePasteMatches(rows: readonly PastedRow[], currency: string, otherwise: LineScenario | undefined) {
  const dataProvider = useDataProvider();
  const rates = useTaxRates();
  const readScenarios = useScenarios();
  const descriptions = distinct(rows.map((row) => row.description)).filter((text) => text.length <= longestDescription);
  const scenarioNames = distinct(rows.map((row) => row.scenario));
  const known = useQuery({
    queryKey: ['items', 'pasted', descriptions, scenarioNames],
    queryFn: async () => {
      const items = reader<ItemRow>(dataProvider, 'items', 'description');
      const scenarios = reader<ScenarioRow>(dataProvider, 'scenarios', 'name');
      const found = await findEach(descriptions, (text) => findNamed(items, text, (row) => [row.description]));
      return {
        items: found,
        ofItems: await readScenarios(found.flatMap(({ scenery }) => scenery?.uuid ?? [])),
        scenarios: await findEach(scenarioNames, (text) => findNamed(scenarios, text, (row) => [row.code, row.name])),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const toScenario = (row: ScenarioRow) => toLineScenario(row, rates);
  const toItem = ({ id, scenery, ...item }: ItemRow): CatalogueItem => ({
    uuid: id,
    description: item.description,
    offer: offerOf(item, currency),
    scenario: scenery?.uuid,
  });
  const matched: MatchedRow[] | undefined =
    known.data &&
    matchRows(
      rows,
      known.data.items.map(toItem),
      [...known.data.ofItems, ...known.data.scenarios.map(toScenario)],
      otherwise,
    );
  return { matched, isMatching: known.isFetching, error: known.error, retry: known.refetch };
}

function distinct(texts: readonly string[]): string[] {
  const byText = new Map(texts.filter((text) => text !== '').map((text) => [sameText(text), text]));
  return [...byText.values()];
}

function reader<Row extends RaRecord>(dataProvider: DataProvider, resource: string, field: string): ReadPage<Row> {
  return async (q, page) => {
    const pagination = { page, perPage: pageSize };
    const sort = { field, order: 'ASC' } as const;
    return (await dataProvider.getList<Row>(resource, { pagination, sort, filter: { q } })).data;
  };
}

async function findEach<Row>(
  texts: readonly string[],
  find: (text: string) => Promise<Row | undefined>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < texts.length; at += searchesAtOnce) {
    const answers = await Promise.all(texts.slice(at, at + searchesAtOnce).map(find));
    found.push(...answers.filter((row) => row !== undefined));
  }
  return found;
}
