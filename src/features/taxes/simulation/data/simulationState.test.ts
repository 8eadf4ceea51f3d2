import { expect, it } from 'vitest';
import { draftSearch, requestOf, searchOf, stateOf, type SimulationState } from './simulationState.ts';

const state: SimulationState = {
  of: 'exporter_net_total',
  amount: '800.00',
  currency: 'USD',
  quantity: '2',
  on: '2027-01-01',
  scenarios: [
    { uuid: 'a', values: { pis: '1.65', iss: '5' } },
    { uuid: 'b', values: {} },
  ],
};

it('writes all it simulates into the URL, and reads it again', () => {
  expect(stateOf(searchOf(state), 'BRL', ['c'])).toEqual(state);
  const price: SimulationState = { ...state, of: 'price', quantity: '1', on: undefined, scenarios: [] };
  expect(stateOf(searchOf(price), 'BRL', ['c'])).toEqual(price);
});

it('begins with the usual amount in the currency of the company and its first scenarios', () => {
  expect(stateOf(new URLSearchParams('currency=ABCD&of=net'), 'BRL', ['c'])).toEqual({
    of: 'price',
    amount: '1000.00',
    currency: 'BRL',
    quantity: '1',
    on: undefined,
    scenarios: [{ uuid: 'c', values: {} }],
  });
});

it('takes no more scenarios than are computed', () => {
  const search = new URLSearchParams([['amount', '1'], ...['a', 'b', 'c', 'd', 'e'].map((key) => ['scenario', key])]);
  expect(stateOf(search, 'BRL', []).scenarios.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c', 'd']);
});

it('asks for a price, or for the price of a figure', () => {
  const [first = { uuid: '', values: {} }] = state.scenarios;
  expect(requestOf(state, first)).toEqual({
    currency: 'USD',
    quantity: '2',
    on: '2027-01-01',
    target: { figure: 'exporter_net_total', amount: '800.00' },
    scenarios: [
      {
        scenery: 'a',
        values: [
          { uuid: 'pis', value: '1.65' },
          { uuid: 'iss', value: '5' },
        ],
      },
    ],
  });
  expect(requestOf({ ...state, of: 'price', on: undefined }, first)).toMatchObject({ price: '800.00' });
  expect(draftSearch(state, first, '1000.00').toString()).toBe(
    'scenery=a&price=1000.00&quantity=2&currency=USD&value=pis%3A1.65&value=iss%3A5',
  );
});
