import type { Resource } from '../../schemas/resource.ts';
import type { Area } from '../../schemas/access.ts';
import { actionsIn, isGrantedAnywhere } from './grant.ts';

/** What reading a record's history needs. */
export interface HistoryAccess {
  readonly resource: string;
  readonly action: 'audit' | 'show';
  /** Where the history names administrators of the platform, only they read it. */
  readonly area?: Area;
}

/** Who reads the history of a resource's records: those granted `audit` where a resource grants it, else those who may show the record; undefined where there is none. */
export function historyAccess(resource: Resource): HistoryAccess | undefined {
  const { name, scope, history, derived } = resource;
  const action = isGrantedAnywhere(resource, 'audit') ? 'audit' : 'show';
  const isRead =
    scope === 'platform' ? actionsIn(resource, 'admin').includes(action) : isGrantedAnywhere(resource, action);
  if (history === false || derived || !isRead) return undefined;
  return { resource: name, action, ...(scope === 'platform' && { area: 'admin' }) };
}

/** The path of a record's history: `/api/v2/audit/invoice/0198f6b2-...`; a single record has no key. */
export const historyUrlOf = ({ singular, single }: Pick<Resource, 'singular' | 'single'>, key: string): string =>
  single ? `/api/v2/audit/${singular}` : `/api/v2/audit/${singular}/${key}`;
