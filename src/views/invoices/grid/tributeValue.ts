import type { Line, LineTribute } from './line.ts';

/** Whether a tribute's value is money (`Fixed_Value`, or a variable one so declared) and not a percent. */
export function isMoney(tribute: LineTribute): boolean {
  return tribute.type === 'Fixed_Value' || (tribute.type === 'Variable' && tribute.is_fixed === true);
}

/** The value that counts on this line: what was entered where variable, else the scenario's. Empty while not entered. */
export function valueOf(line: Line, tribute: LineTribute): string {
  return tribute.type === 'Variable' ? (line.values[tribute.uuid] ?? '') : (tribute.value ?? '');
}
