import { mergedFields, type MergedField } from '../../schemas/parts/clients/merge.ts';

/** For how many days a merge can be undone. */
export const undoDays = 30;

/** Until when a merge can be undone. */
export const undoneUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + undoDays * 86_400_000);

/** A client's record. */
type Client = Readonly<Partial<Record<MergedField | 'credit_currency', unknown>>>;

/** A limit counts in its currency. */
const valueIn = (client: Client, field: MergedField): unknown =>
  field === 'credit_limit' && !isBlank(client.credit_limit)
    ? [Number(client.credit_limit), client.credit_currency]
    : client[field];

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

/** Returns whether two values say the same: references by their key. */
function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  return JSON.stringify(comparableOf(one)) === JSON.stringify(comparableOf(other));
}

function comparableOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('uuid' in value) return value.uuid;
  if ('id' in value) return value.id;
  const entries = Object.entries(value).filter(([, inner]) => !isBlank(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, comparableOf(inner)]).toSorted());
}

/** Returns the fields in which two clients differ. */
export const differingFields = (one: Client, other: Client): MergedField[] =>
  mergedFields.filter((field) => !isSame(valueIn(one, field), valueIn(other, field)));

/**
 * Returns what the client that stays takes from the merged one: the fields that the user names, else those that it has no
 * value for.
 */
export function takenFields(stays: Client, merged: Client, named?: readonly MergedField[]): MergedField[] {
  const differing = differingFields(stays, merged);
  if (named) return differing.filter((field) => named.includes(field));
  return differing.filter((field) => isBlank(stays[field]));
}

/** What decides whether a merge can be undone. */
export interface MergeState {
  readonly mergedAt: Date;
  /** Whether the client that stayed was merged into another one since. */
  readonly isMergedOn: boolean;
  readonly now: Date;
}

/** Returns why a merge can no longer be undone, or undefined. */
export function undoRefusal({ mergedAt, isMergedOn, now }: MergeState): 'merged_on' | 'merge_old' | undefined {
  if (now.getTime() > undoneUntil(mergedAt).getTime()) return 'merge_old';
  return isMergedOn ? 'merged_on' : undefined;
}
