import * as z from 'zod/mini';
import { http } from '../access/console.ts';
import { isLanguage, languageCodes, type Language } from '../../domain/languages.ts';
import { mayBeTenants, tenantOfQuery } from '../access/tenant.ts';

const realmSchema = z.object({
  exists: z.boolean(),
  name: z.nullish(z.string()),
  logo: z.nullish(z.string()),
  languages: z.optional(z.array(z.string())),
});

/** Whose sign-in page this is. `unknown` only when the visitor named a tenant that does not exist. */
export type Realm =
  | { readonly kind: 'platform' }
  | { readonly kind: 'unknown'; readonly tenant: string }
  | {
      readonly kind: 'tenant';
      readonly name: string;
      readonly logo: string | undefined;
      /** Those of its sign-in page. */
      readonly languages: readonly Language[];
    };

/** Asks whose page this is, by the route's tenant or the host's. A server that cannot say leaves it the platform's. */
export async function findRealm(at: Pick<Location, 'hostname' | 'search'> = location): Promise<Realm> {
  const tenant = tenantOfQuery(at.search);
  if (!tenant && !mayBeTenants(at.hostname)) return { kind: 'platform' };
  try {
    // Without a named tenant the server goes by the host: only it knows which part of a host is the tenant's.
    const { json } = await http.get('/api/v1/auth/realm/verify', { query: { tenant } });
    const { exists, name, logo, languages = [] } = realmSchema.parse(json);
    const offered = languages.filter(isLanguage);
    const own = { name: name ?? '', logo: logo ?? undefined, languages: offered.length > 0 ? offered : languageCodes };
    if (exists && name) return { kind: 'tenant', ...own };
    return tenant ? { kind: 'unknown', tenant } : { kind: 'platform' };
  } catch {
    return { kind: 'platform' };
  }
}

/** What keeps the tenant of a page's query on the pages beside it. */
export function realmSearch(search: string): string {
  const tenant = tenantOfQuery(search);
  return tenant === undefined ? '' : `?tenant=${encodeURIComponent(tenant)}`;
}
