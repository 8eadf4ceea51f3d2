import { grantOf } from '../../../../domain/access/grant.ts';
import type { Property } from '../../../../domain/schema/property.ts';
import { keyOf } from '../../../../domain/schema/reference.ts';
import type { ObjectSchema, Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { pagesOf } from '../../../engine/export/exportPages.ts';
import { listQueryOf } from '../../../engine/lists/query.ts';
import { recordSchema } from '../../../engine/resources/answers.ts';
import { finderOf, readOne } from '../../../engine/resources/finder.ts';
import type { Reader } from '../../../identity/scope.ts';

/** Records of one kind with their schema. */
export interface Source {
  readonly name: string;
  readonly schema: (ObjectSchema | Property) & { readonly title?: string };
  readonly pages: (db: Db, reader: Reader) => AsyncGenerator<readonly object[]>;
}

/** The resources of a company that are not exported, and why. */
export const resourcesLeftOut: Readonly<Record<string, string>> = {
  'saved-views': 'They belong to the person who saved them.',
};

/** Returns the resources whose records an export has: all that the people of a company read of it. */
export const exportedOf = (resources: readonly Resource[]): Resource[] =>
  resources.filter(({ name, scope, access }) => {
    const { may } = grantOf({ name, access }, 'COMPANY');
    const isRead = may.includes('list') || may.includes('show');
    return scope !== 'platform' && isRead && !Object.hasOwn(resourcesLeftOut, name);
  });

/** Returns the permissions without which nobody takes an export: it has all that they read. */
export const permissionsFor = (resources: readonly Resource[]): string[] =>
  exportedOf(resources).flatMap(({ name, access }) =>
    grantOf({ name, access }, 'COMPANY')
      .may.filter((action) => action === 'list' || action === 'show')
      .map((action) => `${name}:${action}`),
  );

/** Returns a resource's records as the API answers them one by one. */
export const sourceOf = (resource: Resource): Source => ({
  name: resource.name,
  schema: recordSchema(resource),
  pages: (db, reader) => (resource.single ? onlyOne(db, resource, reader) : allOf(db, resource, reader)),
});

async function* onlyOne(db: Db, resource: Resource, reader: Reader): AsyncGenerator<readonly object[]> {
  try {
    yield [(await readOne(db, resource, reader, reader.tenant.id)).record];
  } catch (error) {
    // A new company has not entered it yet.
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}

/** Records that a list leaves out unless it is filtered. */
const furtherQueries = ({ name, archive }: Resource): readonly object[] => [
  {},
  ...(archive ? [{ archived: true }] : []),
  ...(name === 'members' ? [{ type: 'CUSTOMER' }] : []),
];

/** Records that are read one by one at a time. */
const together = 50;

async function* allOf(db: Db, resource: Resource, reader: Reader): AsyncGenerator<readonly object[]> {
  const { find } = await finderOf(resource);
  const key = keyOf(resource.schema);
  for (const query of furtherQueries(resource)) {
    const first = { ...listQueryOf(resource, { page: 1, per_page: 250, count: false, ...query }), readOn: {} };
    for await (const page of pagesOf(first, (next) => find(db, reader, next, resource))) {
      if (!resource.list.omits?.length) yield page;
      else
        for (let at = 0; at < page.length; at += together) {
          const keys = page.slice(at, at + together).map((record) => String(new Map(Object.entries(record)).get(key)));
          // oxlint-disable-next-line no-await-in-loop -- one packet after the other
          const read = await Promise.all(keys.map((each) => readOne(db, resource, reader, each)));
          yield read.map(({ record }) => record);
        }
    }
  }
}
