import type { Pool } from '../../database/pool/pool.ts';
import { readInAuth } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import type { Identity } from '../actor.ts';
import type { TenantNames } from './resolveTenant.ts';

/** How long a host's tenant is cached, in milliseconds, and for how many hosts. */
const trusted = 5_000;
const capacity = 1_000;

const find = 'select exists (select from realms where host = $1) as is_own';

/** Refuses users at the host of another company. */
export interface RealmHosts {
  /** Throws `tenant_forbidden` if the host belongs to another company. */
  requireOpen(names: Pick<TenantNames, 'host' | 'own'>, tenants: Identity['tenants']): Promise<void>;
}

/** The realm hosts of a database; `monotonic` is a clock in milliseconds that never goes back. */
export function realmHosts(pool: Pool, monotonic: () => number = () => performance.now()): RealmHosts {
  const believed = new Map<string, { readonly until: number; readonly isOwn: Promise<boolean> }>();
  function isOwn(host: string): Promise<boolean> {
    const known = believed.get(host);
    if (known && known.until > monotonic()) return known.isOwn;
    if (believed.size >= capacity) believed.clear();
    const answer = readInAuth(pool, (db) => db.query<{ is_own: boolean }>(find, [host])).then(
      ([found]) => found?.is_own === true,
    );
    believed.set(host, { until: monotonic() + trusted, isOwn: answer });
    answer.catch(() => believed.delete(host));
    return answer;
  }
  return {
    async requireOpen({ host, own }, tenants) {
      if (own === undefined || tenants.some((tenant) => tenant.host === own || tenant.slug === host)) return;
      if (await isOwn(own)) throw new ApiError('tenant_forbidden');
    },
  };
}
