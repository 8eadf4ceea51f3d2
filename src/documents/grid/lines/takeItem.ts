import type { Item } from '../../../../schemas/resources/invoicing/items.ts';
import { type Line } from './line.ts';
import { proposedValues, type LineScenario } from './lineScenario.ts';

/** What a line takes from its item at once. */
export interface Offer {
  readonly price?: string | undefined;
  readonly unit_code?: string | undefined;
}

/** Returns what an item offers a line of a document in this currency. */
export const offerOf = ({ prices = [], unit_code }: Pick<Item, 'prices' | 'unit_code'>, currency: string): Offer => ({
  unit_code,
  price: prices.find((price) => price.currency === currency)?.amount,
});

/** Returns a line with another item. What it took from the former one is replaced; what a user typed stays. */
export function withItem(line: Line, item: NonNullable<Line['item']>, { price, unit_code }: Offer, above?: Line): Line {
  const isPriceOpen = line.price === '' || line.taken?.price === true;
  const isUnitOpen = !line.unit_code || line.taken?.unit === true;
  const taken = {
    ...line.taken,
    price: isPriceOpen && price !== undefined,
    unit: isUnitOpen && unit_code !== undefined,
  };
  const next = { ...line, item, typed: { ...line.typed, item: undefined }, taken, ...(isUnitOpen && { unit_code }) };
  const priced = isPriceOpen ? { ...next, price: price ?? '' } : next;
  return line.taken?.scenario === 'item' ? withScenarioAbove(priced, above) : priced;
}

/** Returns a line with the scenario of its item, unless a user set another one. */
export function withScenarioOfItem(line: Line, item: string, scenario: LineScenario): Line {
  const isOpen = !line.scenario || line.taken?.scenario !== undefined;
  if (line.item?.uuid !== item || !isOpen || line.typed?.scenario) return line;
  const values = line.scenario?.uuid === scenario.uuid ? line.values : proposedValues(scenario);
  return { ...line, scenario, values, taken: { ...line.taken, scenario: 'item' } };
}

/** The scenario of the line above, as a new line has it. */
const withScenarioAbove = (line: Line, above?: Line): Line => ({
  ...line,
  scenario: above?.scenario,
  values: above?.values ?? {},
  taken: { ...line.taken, scenario: above?.scenario && 'above' },
});

/** Returns lines with the scenario of the client, or without that of the former one. What a user or an item set stays. */
export function withScenarioOfClient(lines: readonly Line[], scenario: LineScenario | undefined): readonly Line[] {
  const former = lines.find(({ taken }) => taken?.scenario === 'client')?.scenario?.uuid;
  const isOpen = (line: Line) =>
    !line.scenario ||
    line.taken?.scenario === 'client' ||
    (line.taken?.scenario === 'above' && line.scenario.uuid === former);
  return lines.map((line) => {
    if (!isOpen(line) || line.typed?.scenario || line.scenario?.uuid === scenario?.uuid) return line;
    const taken = { ...line.taken, scenario: scenario && ('client' as const) };
    return { ...line, scenario, values: scenario ? proposedValues(scenario) : {}, taken };
  });
}
