import type { FieldErrors } from '../../../../../dataProvider/httpError.ts';
import type { AmountOf, ChosenScenario, SimulationState } from './simulationState.ts';

/** The fields of the form: names without dots, because each is one value. */
export const scenarioField = (at: number): string => `scenario${at}`;
export const valueField = (at: number, row: string): string => `value${at}_${row}`;

/** Returns the state as values of the form. */
export function valuesOf({ scenarios, on, ...state }: SimulationState): Record<string, unknown> {
  const chosen = scenarios.flatMap(({ uuid, values }, at) => [
    [scenarioField(at), uuid],
    ...Object.entries(values).map(([row, value]) => [valueField(at, row), value]),
  ]);
  return { ...state, on: on ?? null, [scenarioField(scenarios.length)]: null, ...Object.fromEntries(chosen) };
}

/** Returns the state after a change of a field; undefined where a required one was emptied. */
export function stateAfter(state: SimulationState, name: string, value: unknown): SimulationState | undefined {
  const text = typeof value === 'string' && value !== '' ? value : undefined;
  const { scenarios } = state;
  const [, place, row] = /^(?:scenario|value)(\d)(?:_(.+))?$/.exec(name) ?? [];
  if (place !== undefined) {
    const at = Number(place);
    const now = row === undefined ? text && { uuid: text, values: {} } : withValue(scenarios[at], row, text);
    return { ...state, scenarios: [...scenarios.slice(0, at), ...(now ? [now] : []), ...scenarios.slice(at + 1)] };
  }
  if (name === 'on') return { ...state, on: text };
  if (text === undefined) return undefined;
  return name === 'of' ? { ...state, of: text as AmountOf } : { ...state, [name]: text };
}

const withValue = (
  scenario: ChosenScenario = { uuid: '', values: {} },
  row: string,
  value: string | undefined,
): ChosenScenario => {
  const { [row]: _, ...others } = scenario.values;
  return { ...scenario, values: value === undefined ? others : { ...others, [row]: value } };
};

/** Returns the refusals of a scenario's request by fields of the form. */
export function fieldErrors(errors: FieldErrors, at: number, { values }: ChosenScenario): Record<string, string> {
  const rows = Object.keys(values);
  const fieldOf = (path: string): string => {
    if (path === 'price' || path.startsWith('target')) return 'amount';
    if (path === 'scenarios.0.scenery') return scenarioField(at);
    const [, place] = /^scenarios\.0\.values\.(\d+)/.exec(path) ?? [];
    return place === undefined ? path : valueField(at, rows[Number(place)] ?? '');
  };
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [fieldOf(path), message]));
}
