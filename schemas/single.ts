import type { Access } from './access.ts';
import type { Path } from './path.ts';
import type { ObjectSchema, Resource } from './resource.ts';

/** What there is to say of settings: neither a list, nor what needs several records. */
type Single<S extends ObjectSchema, P extends string> = Omit<
  Resource<S, 'show' | 'edit', P>,
  'single' | 'scope' | 'label' | 'list' | 'imports' | 'related' | 'seen' | 'status' | 'actions' | 'access'
> & { readonly access: Access<'show' | 'edit', P> };

/**
 * Declares a resource of which each tenant has one record, made with the tenant by the database (`make_single`), or a view
 * of columns of such a row: its settings. It is read and replaced at its path, without a key, and its entry in the menu
 * leads to its form.
 */
export function defineSingle<const S extends ObjectSchema>(resource: Single<S, Path<S>>): Resource<S, string, Path<S>> {
  return { ...resource, single: true, scope: 'tenant', label: nameless, list: unlisted };
}

const nameless = 'uuid' as never;

const unlisted = { columns: [], sort: [nameless], sortable: [], search: [], filters: {} } as const;
