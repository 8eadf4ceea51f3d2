import type { ActorFact, RowCondition, UserType } from '../../schemas/access.ts';
import type { ObjectSchema, Opening, Resource } from '../../schemas/resource.ts';
import type { Section } from '../../schemas/section.ts';
import { memoized } from '../memoized.ts';
import { propertiesOf, type Property } from '../schema/property.ts';
import { ofAnyRow } from '../schema/path.ts';
import { grantOf, type Guarded } from './grant.ts';

/** The facts about a user that row conditions refer to. */
export interface AccessFacts {
  readonly type: UserType;
  readonly uuid: string;
  readonly email: string;
  readonly references: Readonly<Record<string, readonly string[]>> & { readonly tenant: readonly string[] };
}

/** Returns the paths of a resource that are hidden from a user type, through all rows of a list. */
export const hiddenFrom = (resource: Guarded, type: UserType): string[] =>
  (grantOf(resource, type).hides ?? []).map(ofAnyRow);

/** The properties that sum up or open records of other resources, with the names of these. */
const openings = memoized(({ schema }: Pick<Resource, 'schema'>) =>
  Object.entries(propertiesOf(schema)).flatMap(([name, { summarizes, reveals: of = summarizes }]) =>
    of === undefined ? [] : [{ name, of }],
  ),
);

/** Returns whether a user may list a resource. */
export type MayList = (resource: string) => boolean;

/** Returns whether all records of a resource are visible to a user type. Only then may it see totals. */
export const seesAll = (resource: Guarded, type: UserType): boolean => grantOf(resource, type).rows === undefined;

/** Returns whether a path equals one of the hidden paths or lies below one. */
export const isHidden = (path: string, hides: readonly string[]): boolean =>
  hides.some((hidden) => path === hidden || path.startsWith(`${hidden}.`));

/**
 * Returns a resource as a user of a type sees it: without properties that are hidden from the type, or that sum up or open
 * records which the user may not list. It does not mention hidden paths, so statements, lists, forms and exports built from it
 * cannot expose them. The result is cached per hidden paths, and is the resource itself if nothing is hidden.
 */
export function visibleTo(resource: Resource, type: UserType, mayList: MayList): Resource {
  const closed = openings(resource).filter(({ of }) => !mayList(of));
  const hides = [...hiddenFrom(resource, type), ...closed.map(({ name }) => name)];
  if (hides.length === 0) return resource;
  const known = narrowed(resource);
  const key = hides.join(' ');
  const visible = known.get(key) ?? narrow(resource, hides);
  known.set(key, visible);
  return visible;
}

/**
 * Returns a resource whose lists offer only the statuses that a user type ever sees: a client's user sees no drafts, so
 * a tab of drafts would always be empty.
 */
export function withSeenStatuses(resource: Resource, type: UserType): Resource {
  const { status, schema } = resource;
  const row = grantOf(resource, type).rows?.find((one) => 'in' in one && one.path === status);
  const property = status === undefined ? undefined : propertiesOf(schema)[status];
  if (!row || !('in' in row) || !Array.isArray(row.in) || !status || !property) return resource;
  const seen = new Set<unknown>(row.in);
  const known = narrowed(resource);
  const key = `${status} ${row.in.join(' ')}`;
  const visible = known.get(key) ?? {
    ...resource,
    schema: {
      ...schema,
      properties: {
        ...schema.properties,
        [status]: { ...property, enum: property.enum?.filter((value) => seen.has(value)) },
      },
    },
  };
  known.set(key, visible);
  return visible;
}

const narrowed = memoized<Resource, Map<string, Resource>>(() => new Map());

function narrow(resource: Resource, hides: readonly string[]): Resource {
  const isVisible = (path: string) => !isHidden(path, hides);
  const { list, form, page } = resource;
  const visiblePaths = (of: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(of).filter(([, paths]) => paths.every(isVisible)));
  const visibleSections = (sections: readonly Section[]) =>
    sections
      .map((section) => ({ ...section, fields: section.fields.filter(isVisible) }))
      .filter(({ fields }) => fields.length > 0);
  return {
    ...resource,
    visibility: { hidesSearched: !list.search.every(isVisible), hides },
    schema: schemaWithout(resource.schema, hides) as ObjectSchema,
    list: {
      ...list,
      columns: list.columns.filter(isVisible),
      ...(list.optional && { optional: list.optional.filter(isVisible) }),
      sortable: list.sortable.filter(isVisible),
      search: list.search.filter(isVisible),
      ...(list.sums && { sums: list.sums.filter(isVisible) }),
      filters: Object.fromEntries(Object.entries(list.filters).filter(([path]) => isVisible(path))),
      ...(list.keyFilters && { keyFilters: visiblePaths(list.keyFilters) }),
      ...(list.first && { first: visiblePaths(list.first) }),
    },
    form: { ...form, sections: visibleSections(form.sections) },
    ...(page?.sections && { page: { ...page, sections: visibleSections(page.sections) } }),
  };
}

/** Removes properties from a schema and from its `required`. */
function schemaWithout(schema: ObjectSchema | Property, hides: readonly string[], prefix = ''): Property {
  const { items, required, ...own } = schema as Property;
  if (items) return { ...own, items: schemaWithout(items, hides, prefix) };
  if (!own.properties) return schema as Property;
  const kept = Object.entries(propertiesOf(own)).filter(([name]) => !isHidden(prefix + name, hides));
  return {
    ...own,
    properties: Object.fromEntries(
      kept.map(([name, property]) => [name, schemaWithout(property, hides, `${prefix}${name}.`)]),
    ),
    ...(required && { required: required.filter((name) => !isHidden(prefix + name, hides)) }),
  };
}

/** The choices whose values tell what resource a record belongs to. */
const owners = memoized(({ schema }: Pick<Resource, 'schema'>) =>
  Object.entries(propertiesOf(schema)).flatMap(([name, { recordsOf, enum: values = [] }]) =>
    recordsOf ? [{ name, recordsOf, values: values.map(String) }] : [],
  ),
);

/** Returns the conditions of records that belong to resources which a user lists; none if the user lists all of them. */
const listedOf = (resource: Resource, mayList: MayList): Opening[] =>
  owners(resource).flatMap(({ name, recordsOf, values }) => {
    const open = values.filter((value) => recordsOf[value] === undefined || mayList(recordsOf[value]));
    return open.length < values.length ? [{ paths: [name], values: open }] : [];
  });

/** Returns a resource as a user sees it: `visibleTo` their type, restricted to the rows visible to them. */
export function visibleToUser(resource: Resource, user: AccessFacts, mayList: MayList): Resource {
  const visible = visibleTo(resource, user.type, mayList);
  const { rows = [] } = grantOf(resource, user.type);
  const open = [
    ...rows.map((row) => ({ paths: [row.path].flat(), values: valuesOf(row, user) })),
    ...listedOf(resource, mayList),
  ];
  if (open.length === 0) return visible;
  return { ...visible, visibility: { hidesSearched: false, hides: [], ...visible.visibility, open, shape: visible } };
}

function valuesOf(rows: RowCondition, user: AccessFacts): Opening['values'] {
  const operand = 'eq' in rows ? rows.eq : rows.in;
  if (typeof operand !== 'object') return [operand];
  return 'fact' in operand ? facts[operand.fact](user) : operand;
}

const facts: Readonly<Record<ActorFact, (user: AccessFacts) => readonly string[]>> = {
  uuid: ({ uuid }) => [uuid],
  email: ({ email }) => [email],
  tenants: ({ references }) => references.tenant,
  entities: ({ references }) => references['entity'] ?? [],
};
