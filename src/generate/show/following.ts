import { holds } from '../../../domain/actions/holds.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** The pause between two readings of a page, in milliseconds; it reads only while it is visible. */
const pause = 5_000;

/** A forgotten page stops reading after five minutes, so that its session ends like any other. */
const most = 60;

interface Read {
  readonly state: { readonly status: string; readonly dataUpdateCount: number };
}

/** Returns when a page reads again: while others may change its record, by the resource's declaration. */
export const followed =
  ({ page }: Resource, record: unknown) =>
  ({ state: { status, dataUpdateCount: count } }: Read): number | false =>
    page?.follows && record && holds(page.follows, record) && status !== 'error' && count < most ? pause : false;
