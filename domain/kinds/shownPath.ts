import { valueAt } from '../schema/valueAt.ts';
import type { PropertyOf } from './codec.ts';

/** Returns the path of the value to show for a property: of a refined choice the property that says more, if the record has it. */
export function shownPath({ path, property: { refined } }: PropertyOf, record: unknown): string {
  if (!refined || valueAt(record, path) !== refined.value) return path;
  return valueAt(record, refined.by) === undefined ? path : refined.by;
}
