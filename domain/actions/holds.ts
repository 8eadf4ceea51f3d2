import type { Condition, Operand } from '../../schemas/condition.ts';
import { valueAt } from '../schema/valueAt.ts';

/** Facts that conditions can use in addition to the record. */
export interface Facts {
  /** `YYYY-MM-DD`, the tenant's date. */
  readonly today: string;
}

/** Evaluates a condition for a record, on the server and in the console. */
export function holds(condition: Condition, record: unknown, facts?: Facts): boolean {
  const value = valueAt(record, condition.path);
  if ('in' in condition) return condition.in.includes(value);
  if ('eq' in condition) return value === known(condition.eq, facts);
  if ('ne' in condition) return value !== known(condition.ne, facts);
  if ('lt' in condition) return isLess(value, known(condition.lt, facts));
  return value === undefined || value === null;
}

function known(operand: Operand, facts: Facts | undefined): unknown {
  if (typeof operand !== 'object') return operand;
  if (!facts) throw new Error(`The fact ${operand.fact} is missing`);
  return facts[operand.fact];
}

/** Compares numbers by size, and dates as text. */
function isLess(value: unknown, than: unknown): boolean {
  if (typeof value === 'number' && typeof than === 'number') return value < than;
  return typeof value === 'string' && typeof than === 'string' && value < than;
}
