import { isCurrencyCode } from '../../../../../domain/kinds/currency.ts';
import type { TargetFigure } from '../../../../../domain/simulation/figures.ts';
import { mostSimulated, type Simulation } from '../../../../../schemas/parts/taxes/simulation.ts';

/** What an amount is: the price, or a figure that a price is found for. */
export type AmountOf = 'price' | TargetFigure;

export const amountsOf: readonly AmountOf[] = [
  'price',
  'exporter_net_total',
  'importer_total_payable_exporter',
  'importer_total_payable',
  'importer_net_cost',
];

/** A scenario of a simulation, with the values of its variable taxes by row. */
export interface ChosenScenario {
  readonly uuid: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the page simulates, all of it in the URL. */
export interface SimulationState {
  readonly of: AmountOf;
  readonly amount: string;
  readonly currency: string;
  readonly quantity: string;
  /** The day whose rates count; today if absent. */
  readonly on?: string | undefined;
  readonly scenarios: readonly ChosenScenario[];
}

/** What a page without a link begins with. */
export const usualAmount = '1000.00';

const isAmountOf = (text: string | null): text is AmountOf => amountsOf.some((name) => name === text);

/** Reads the state of a URL; what it does not say is as usual. */
export function stateOf(search: URLSearchParams, currency: string, first: readonly string[]): SimulationState {
  const of = search.get('of');
  const code = search.get('currency');
  const scenarios = search.has('amount') ? search.getAll('scenario') : first;
  return {
    of: isAmountOf(of) ? of : 'price',
    amount: search.get('amount') ?? usualAmount,
    currency: isCurrencyCode(code) ? code : currency,
    quantity: search.get('quantity') ?? '1',
    on: search.get('on') ?? undefined,
    scenarios: scenarios.slice(0, mostSimulated).map(scenarioOf),
  };
}

/** A scenario is written with its values: `uuid,row:9.25`. */
function scenarioOf(text: string): ChosenScenario {
  const [uuid = '', ...values] = text.split(',');
  return { uuid, values: Object.fromEntries(values.map((each) => each.split(':').slice(0, 2))) };
}

/** Writes the state as a query. */
export function searchOf({ of, amount, currency, quantity, on, scenarios }: SimulationState): URLSearchParams {
  const search = new URLSearchParams({ of, amount, currency });
  if (quantity !== '1') search.set('quantity', quantity);
  if (on) search.set('on', on);
  for (const { uuid, values } of scenarios) {
    const stated = Object.entries(values).map(([row, value]) => `${row}:${value}`);
    search.append('scenario', [uuid, ...stated].join(','));
  }
  return search;
}

/** Returns the request of one scenario. */
export const requestOf = (
  { of, amount, currency, quantity, on }: SimulationState,
  { uuid, values }: ChosenScenario,
): Simulation => ({
  currency,
  quantity,
  ...(on && { on }),
  ...(of !== 'price' ? { target: { figure: of, amount } } : { price: amount }),
  scenarios: [{ scenery: uuid, values: Object.entries(values).map(([row, value]) => ({ uuid: row, value })) }],
});

/** Returns the query with which a new document begins with a line of a simulation. */
export function draftSearch(
  { currency, quantity }: SimulationState,
  { uuid, values }: ChosenScenario,
  price: string,
): URLSearchParams {
  const search = new URLSearchParams({ scenery: uuid, price, quantity, currency });
  for (const [row, value] of Object.entries(values)) search.append('value', `${row}:${value}`);
  return search;
}
