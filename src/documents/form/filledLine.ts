import type { DataProvider, RaRecord } from 'react-admin';
import type { Scenario } from '../../../schemas/resources/taxes/scenarios.ts';
import { newLine, type Line } from '../grid/lines/line.ts';
import { toLineScenario } from '../grid/lines/lineScenario.ts';
import type { FormValues } from './documentForm.ts';

/** Returns the line that the URL fills a new document with: a scenario, a price and the values of its variable taxes. */
export async function filledLine(search: URLSearchParams, dataProvider: DataProvider): Promise<Line | undefined> {
  const id = search.get('scenery');
  if (!id) return undefined;
  const { data } = await dataProvider.getOne<Scenario & RaRecord<string>>('scenarios', { id });
  const values = search.getAll('value').map((each) => each.split(':').slice(0, 2));
  return newLine(undefined, {
    quantity: search.get('quantity') ?? '1',
    price: search.get('price') ?? '',
    scenario: toLineScenario(data),
    values: Object.fromEntries(values),
  });
}

/** Returns the values that the URL fills a new document with. */
export function filledValues(search: URLSearchParams): Partial<FormValues> {
  const currency = search.get('currency');
  return currency ? { currency } : {};
}
