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

/** The tenant of the sign-in page. `unknown` only if the visitor named a nonexistent one. */
export type Realm =
  | { readonly kind: 'platform' }
  | { readonly kind: 'unknown'; readonly tenant: string }
  | {
      readonly kind: 'tenant';
      readonly name: string;
      readonly logo: string | undefined;
      /** The languages of its sign-in page. */
      readonly languages: readonly Language[];
    };

/** Determines the page's tenant by URL or host. If the server is unreachable, it is the platform's. */
export async function findRealm(at: Pick<Location, 'hostname' | 'search'> = location): Promise<Realm> {
  const tenant = tenantOfQuery(at.search);
  if (!tenant && !mayBeTenants(at.hostname)) return { kind: 'platform' };
  try {
    // Without a named tenant the server uses the host, because only it can tell which part is the tenant.
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

/** Keeps the tenant of a page's query on related pages. */
export function realmSearch(search: string): string {
  const tenant = tenantOfQuery(search);
  return tenant === undefined ? '' : `?tenant=${encodeURIComponent(tenant)}`;
}
