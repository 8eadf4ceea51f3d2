import { describe, expect, it } from 'vitest';
import { fieldErrors, stateAfter, valuesOf } from './formState.ts';
import type { SimulationState } from './simulationState.ts';

const state: SimulationState = {
  of: 'price',
  amount: '1000.00',
  currency: 'USD',
  quantity: '1',
  scenarios: [
    { uuid: 'a', values: { pis: '1.65' } },
    { uuid: 'b', values: {} },
  ],
};
const [first = { uuid: '', values: {} }, second = first] = state.scenarios;

it('has a field for each scenario, each value, and one scenario more', () => {
  expect(valuesOf(state)).toEqual({
    of: 'price',
    amount: '1000.00',
    currency: 'USD',
    quantity: '1',
    on: null,
    scenario0: 'a',
    value0_pis: '1.65',
    scenario1: 'b',
    scenario2: null,
  });
});

describe('a change', () => {
  it('of a scenario replaces it, adds one, or takes it away', () => {
    expect(stateAfter(state, 'scenario0', 'c')?.scenarios).toEqual([{ uuid: 'c', values: {} }, second]);
    expect(stateAfter(state, 'scenario2', 'c')?.scenarios).toEqual([first, second, { uuid: 'c', values: {} }]);
    expect(stateAfter(state, 'scenario0', null)?.scenarios).toEqual([second]);
  });

  it('of a value is of its scenario and row', () => {
    expect(stateAfter(state, 'value1_pis', '3')?.scenarios).toEqual([first, { uuid: 'b', values: { pis: '3' } }]);
    expect(stateAfter(state, 'value0_pis', null)?.scenarios).toEqual([{ uuid: 'a', values: {} }, second]);
  });

  it('of an emptied field waits, unless it is the day', () => {
    expect(stateAfter(state, 'amount', null)).toBeUndefined();
    expect(stateAfter({ ...state, on: '2027-01-01' }, 'on', null)).toEqual({ ...state, on: undefined });
    expect(stateAfter(state, 'of', 'exporter_net_total')).toEqual({ ...state, of: 'exporter_net_total' });
  });
});

it('shows a refusal at its field', () => {
  const errors = {
    'target.amount': '1',
    currency: '2',
    'scenarios.0.scenery': '3',
    'scenarios.0.values.0.value': '4',
    'scenarios.0.values': '5',
  };
  expect(fieldErrors(errors, 1, first)).toEqual({
    amount: '1',
    currency: '2',
    scenario1: '3',
    value1_pis: '4',
    'scenarios.0.values': '5',
  });
});
