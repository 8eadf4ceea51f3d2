import type { CrudAction, Resource } from '../../schemas/resource.ts';

type Api = Pick<Resource, 'api' | 'single'>;

/** Returns the base path of a resource in the API: `/api/v2/entities`. */
export const urlOf = ({ api }: Api, version = api.version): string => `/api/${version}/${api.path}`;

const usual: Readonly<Record<CrudAction, string>> = {
  list: '',
  show: '{key}',
  create: '',
  edit: '{key}',
  delete: '{key}',
  export: 'export',
  import: 'import',
};

/**
 * Returns the path of a verb, with the record's key if it has one: `/api/v2/entities/0198f6b2-...`. A single record has
 * none.
 */
export function addressOf(resource: Api, verb: CrudAction, key = '', version = resource.api.version): string {
  const behind = (resource.api.at?.[verb] ?? usual[verb]).replace('{key}', resource.single ? '' : key);
  return behind === '' ? urlOf(resource, version) : `${urlOf(resource, version)}/${behind}`;
}

/** Returns the path of a record's attachments. */
export const attachmentsOf = (resource: Api, key: string): string => `${urlOf(resource)}/${key}/attachments`;
