import type { Access } from './access.ts';
import type { Path } from './path.ts';
import type { ObjectSchema, Resource } from './resource.ts';

/** The properties of settings: no list, and nothing that needs several records. */
type Single<S extends ObjectSchema, P extends string> = Omit<
  Resource<S, 'show' | 'edit', P>,
  'single' | 'scope' | 'label' | 'list' | 'imports' | 'related' | 'visibility' | 'status' | 'actions' | 'access'
> & { readonly access: Access<'show' | 'edit', P> };

/**
 * Declares settings: a resource with one record per tenant, created with the tenant by the database (`make_single`), or
 * a view of columns of such a row. It is read and replaced at its path without a key, and its menu entry opens its
 * form.
 */
export function defineSingle<const S extends ObjectSchema>(resource: Single<S, Path<S>>): Resource<S, string, Path<S>> {
  return { ...resource, single: true, scope: 'tenant', label: nameless, list: unlisted };
}

const nameless = 'uuid' as never;

const unlisted = { columns: [], sort: [nameless], sortable: [], search: [], filters: {} } as const;
