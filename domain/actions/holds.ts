import type { Condition, Operand } from '../../schemas/condition.ts';
import { valueAt } from '../schema/valueAt.ts';

/** What conditions may know beside the record. */
export interface Facts {
  /** `YYYY-MM-DD`, the tenant's date. */
  readonly today: string;
}

/** Whether a condition holds for a record: the one evaluator, for the server and the console alike. */
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
  if (!facts) throw new Error(`Nobody has said what ${operand.fact} is`);
  return facts[operand.fact];
}

/** Numbers by their size; dates, which are texts, by the calendar. */
function isLess(value: unknown, than: unknown): boolean {
  if (typeof value === 'number' && typeof than === 'number') return value < than;
  return typeof value === 'string' && typeof than === 'string' && value < than;
}
