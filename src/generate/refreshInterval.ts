import { holds } from '../../domain/actions/holds.ts';
import type { Resource } from '../../schemas/resource.ts';

/** The pause between two readings of a page or of the rows of a list, in milliseconds; only a visible one reads. */
export const rowsPause = 5_000;

/** The same of the sums of a list, which read more rows. */
export const sumsPause = 30_000;

/** A forgotten page stops reading after these milliseconds, so that its session ends like any other. */
const forgotten = 300_000;

interface Read {
  readonly state: { readonly status: string; readonly dataUpdateCount: number };
}

/** Returns when records are read again: while others may change one of them, by the resource's declaration. */
export const followed =
  ({ page }: Resource, records: readonly unknown[] = [], pause = rowsPause) =>
  ({ state: { status, dataUpdateCount: count } }: Read): number | false => {
    const { follows } = page ?? {};
    if (!follows || status === 'error' || count >= forgotten / pause) return false;
    return records.some((record) => record && holds(follows, record)) ? pause : false;
  };
