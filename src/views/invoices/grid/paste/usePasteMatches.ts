import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord } from 'ra-core';
import type { Item } from '../../../../../schemas/resources/items.ts';
import type { Scenario } from '../../../../../schemas/resources/scenarios.ts';
import { toLineScenario } from '../lineScenario.ts';
import type { LineScenario } from '../line.ts';
import { sameText } from '../sameText.ts';
import { matchRows, type MatchedRow } from './matchPaste.ts';
import type { PastedRow } from './parsePaste.ts';

/** How many searches run at once: enough to be quick, few enough not to crowd out the rest. */
const searchesAtOnce = 6;

/** The pasted rows beside what the catalogue and the scenarios know of them; nothing until both have answered. */
export function usePasteMatches(rows: readonly PastedRow[], otherwise: LineScenario | undefined) {
  const dataProvider = useDataProvider();
  const descriptions = distinct(rows.map((row) => row.description));
  const scenarioNames = distinct(rows.map((row) => row.scenario));
  const known = useQuery({
    queryKey: ['items', 'pasted', descriptions, scenarioNames],
    queryFn: async () => ({
      items: await findEach<Item & RaRecord<string>>(dataProvider, 'items', 'description', descriptions),
      scenarios: await findEach<Scenario & RaRecord<string>>(dataProvider, 'scenarios', 'name', scenarioNames),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const matched: MatchedRow[] | undefined =
    known.data && matchRows(rows, known.data.items.map(toItem), known.data.scenarios.map(toLineScenario), otherwise);
  return { matched, isMatching: known.isFetching, error: known.error, retry: known.refetch };
}

const toItem = ({ id, description }: Item & RaRecord<string>) => ({ uuid: id, description });

function distinct(texts: readonly string[]): string[] {
  const byText = new Map(texts.filter((text) => text !== '').map((text) => [sameText(text), text]));
  return [...byText.values()];
}

async function findEach<Row extends RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  sort: string,
  searches: readonly string[],
): Promise<Row[]> {
  const found: Row[] = [];
  for (let at = 0; at < searches.length; at += searchesAtOnce) {
    const some = searches.slice(at, at + searchesAtOnce).map((q) =>
      dataProvider.getList<Row>(resource, {
        pagination: { page: 1, perPage: 25 },
        sort: { field: sort, order: 'ASC' },
        filter: { q },
      }),
    );
    const answers = await Promise.all(some);
    found.push(...answers.flatMap(({ data }) => data));
  }
  return found;
}
