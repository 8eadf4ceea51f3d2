import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessMatrix } from '../../domain/access/matrix.ts';
import { actionsIn, grantsOf } from '../../domain/access/grant.ts';
import { isHidden } from '../../domain/access/seen.ts';
import { uploadLimit } from '../../domain/files/uploadLimit.ts';
import { isRequired, ofAnyRow, propertyAt } from '../../domain/schema/path.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { columnCalled, importColumns } from '../../domain/lists/importColumns.ts';
import { fieldKey } from '../../domain/kinds/words.ts';
import { languageCodes } from '../../domain/languages.ts';
import { attachmentsProperty } from '../../schemas/attachments.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { defaultBudgets } from '../../server/budgets.ts';
import { translate, translatorIn } from '../../server/i18n.ts';
import { loadReports, withResources } from '../../server/reports/registry.ts';
import { loadResources } from '../../server/resources/registry.ts';
import { columnAt, storageOf } from '../../server/resources/storage.ts';

/** The paths of a schema's properties, those of its rows too, of which something holds. */
function propertiesWith(
  schema: ObjectSchema | Property,
  holds: (property: Property) => boolean,
  prefix = '',
): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    return [...(holds(property) ? [path] : []), ...propertiesWith(property.items ?? property, holds, `${path}.`)];
  });
}

/** Whether a property has several values: an object that is no reference, or a list. */
function isManifold(schema: ObjectSchema, path: string): boolean {
  const { type, ref } = propertyAt(schema, path) ?? {};
  return type === 'array' || (type === 'object' && ref === undefined);
}

/** Whether every record has what is at a path: all objects on the way to it are required, too. */
const isRequiredAllAlong = (schema: ObjectSchema, path: string): boolean =>
  path.split('.').every((_, at, steps) => isRequired(schema, steps.slice(0, at + 1).join('.')));

const translators = languageCodes.map(translatorIn);
const root = join(import.meta.dirname, '..', '..');
const resources = await loadResources();
const reportGuards = withResources(await loadReports(), resources).map(({ guard }) => guard);
const groups = JSON.parse(readFileSync(join(root, 'locales/pt/shell.json'), 'utf8')).menu as Record<string, string>;

it('has who may do what on a page that is committed: else run npm run openapi', () => {
  expect(readFileSync(join(root, 'docs/access.md'), 'utf8')).toBe(accessMatrix([...resources, ...reportGuards]));
});

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const { menu = [] } = resource;

  it('is unique in properties of the record itself alone and for good in those of rows too, which are one value each', () => {
    const unique = propertiesWith(resource.schema, (property) => property.unique !== undefined);
    const immutable = propertiesWith(resource.schema, (property) => property.immutable === true);
    const isOfRow = (path: string) =>
      propertyAt(resource.schema, path.split('.').slice(0, -1).join('.'))?.type === 'array';
    const isWithin = (path: string) => path.includes('.') && !(immutable.includes(path) && isOfRow(path));
    const found = [...unique, ...immutable];
    expect(found.filter((path) => isWithin(path) || isManifold(resource.schema, path))).toEqual([]);
  });

  it('numbers its records by one unique whole number at most, by commands that it has, and deletes none: that were a gap', () => {
    const numbered = propertiesWith(resource.schema, ({ counter }) => counter !== undefined);
    const [path = ''] = numbered;
    const { counter, ...property } = propertyAt(resource.schema, path) ?? {};
    if (!counter) return;
    expect(numbered).toEqual([path]);
    expect(property).toMatchObject({ type: 'integer', readOnly: true, unique: true });
    const known = ['create', ...Object.keys(resource.actions?.commands ?? {})];
    expect(counter.givenBy.filter((command) => !known.includes(command))).toEqual([]);
    expect([resource.scope, resource.single]).toEqual(['tenant', undefined]);
    expect(grantsOf(resource).flatMap(({ may }) => may)).not.toContain('delete');
  });

  it('is only listed where its table is a view, and opens records that it refers to', () => {
    const { derived, scope, single, slots, list, archive } = resource;
    if (derived) {
      expect([scope, single, slots, archive, list.keyset]).toEqual([
        'tenant',
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const granted = grantsOf(resource).flatMap(({ may }) => may);
      expect(granted.filter((action) => action !== 'list' && action !== 'export')).toEqual([]);
    }
    if (list.opens === undefined) return;
    expect(propertyAt(resource.schema, list.opens)?.ref).toBeDefined();
    expect(isRequired(resource.schema, list.opens)).toBe(true);
  });

  it('lets its records be archived by somebody, or has no word of it, where its list is found by convention', () => {
    const isGranted = grantsOf(resource).some(({ may }) => may.includes('archive'));
    expect(isGranted).toBe(resource.archive === true);
    if (resource.archive)
      expect([resource.scope, resource.single, resource.slots]).toEqual(['tenant', undefined, undefined]);
  });

  it('lets files be put beside its records by somebody, or has no word of it', () => {
    const { attachments, scope, single, schema } = resource;
    const isGranted = grantsOf(resource).some(({ may }) => may.includes('attach'));
    expect(isGranted).toBe(attachments !== undefined);
    if (!attachments) return;
    expect([scope, single]).toEqual(['tenant', undefined]);
    expect(schema.properties).not.toHaveProperty(attachmentsProperty);
    expect(attachments.bytes * attachments.most).toBeLessThan(defaultBudgets.attachedBytesPerHour);
    expect(attachments.bytes).toBeLessThanOrEqual(uploadLimit);
  });

  it('has rows for records that are there, by the same reference, and for those that may have no row at all', () => {
    for (const { each, items } of Object.values(propertiesOf(resource.schema))) {
      if (!each) continue;
      const of = resources.find(({ name }) => name === each.of)?.schema ?? { type: 'object', properties: {} };
      const reference = propertyAt(of, `${each.at}.${each.path}`);
      expect(reference?.ref).toBeDefined();
      expect(items?.properties?.[each.path]?.ref).toBe(reference?.ref);
      expect(items?.required).toEqual([each.path]);
      if (each.when) expect(propertyAt(of, `${each.at}.${each.when.path}`)).toBeDefined();
    }
  });

  it('colours every value of a choice, or none; its status is one that is coloured', () => {
    const coloured = propertiesWith(resource.schema, ({ tones }) => tones !== undefined);
    for (const path of coloured) {
      const { enum: values, tones = {} } = propertyAt(resource.schema, path) ?? {};
      expect(Object.keys(tones), path).toEqual(values);
    }
    if (resource.status) expect(coloured).toContain(resource.status);
  });

  it('asks in its form for no property that the server fills', () => {
    const asked = resource.form.sections.flatMap(({ fields }) => fields);
    const filled = asked.filter((path) => propertyAt(resource.schema, path)?.readOnly);
    expect(filled.map((path) => `${resource.name}: form.sections asks for ${path}, which is read-only`)).toEqual([]);
  });

  it('asks under a condition for nothing that is required, and reads properties that it has', () => {
    const conditional = resource.form.sections.filter(({ when }) => when);
    const required = conditional.flatMap(({ fields }) => fields).filter((path) => isRequired(resource.schema, path));
    expect(required).toEqual([]);
    const read = conditional.flatMap(({ when }) => when?.path ?? []);
    expect(read.filter((path) => !propertyAt(resource.schema, path))).toEqual([]);
  });

  it('hides nothing that a role has to name, sort, find or fill a record by, and knows the rows that it opens', () => {
    for (const grant of grantsOf(resource)) {
      const hides = (grant.hides ?? []).map(ofAnyRow);
      const order = resource.list.sort.map((term) => term.replace(/^-/, ''));
      const writes = grant.may.some((action) => action === 'create' || action === 'edit');
      const asked = (writes ? resource.schema.required : undefined) ?? [];
      const read = Object.values(resource.actions?.reasons ?? {}).map(({ path }) => path);
      const needed = [resource.label, ...order, ...(resource.status ? [resource.status] : []), ...asked, ...read];
      expect(needed.filter((path) => isHidden(ofAnyRow(path), hides))).toEqual([]);
      expect(hides.filter((path) => !propertyAt(resource.schema, path))).toEqual([]);
      // Slots write statements of their own, which nobody narrows: what they read is.
      const isNarrowed = resource.slots !== undefined && (grant.rows ?? grant.hides) !== undefined;
      if (isNarrowed) expect(grant.may.filter((action) => action !== 'list' && action !== 'show')).toEqual([]);
      for (const { path } of grant.rows ?? [])
        for (const one of [path].flat()) columnAt(storageOf(resource).fields, one);
    }
  });

  it('is imported by who may make and change its records, by what each of them has and sees', () => {
    const may = grantsOf(resource).filter((grant) => grant.may.includes('import'));
    expect(may.length > 0).toBe(resource.imports !== undefined);
    const { by = [] } = resource.imports ?? {};
    // Every record has what the last of them says: without its key, too, it is recognised.
    expect(by.slice(-1).filter((path) => !isRequiredAllAlong(resource.schema, path))).toEqual([]);
    for (const { may: actions, hides = [] } of may) {
      expect(actions).toEqual(expect.arrayContaining(['create', 'edit']));
      expect(by.filter((path) => isHidden(path, hides))).toEqual([]);
    }
    // Slots make, change, find and lock records in ways of their own, and one at a time.
    if (resource.imports) expect(resource.slots ?? []).toEqual([]);
  });

  it('is imported from columns that are called differently, and whose records are found by their names', () => {
    const columns = importColumns(resource);
    expect((resource.imports?.by ?? []).filter((path) => !columns.some((column) => column.path === path))).toEqual([]);
    for (const language of languageCodes) {
      const called = columns.map(
        ({ path }) => columnCalled(translate(language, fieldKey(resource.name, path)), columns, translators)?.path,
      );
      expect(called).toEqual(columns.map(({ path }) => path));
    }
    const referred = columns.flatMap(({ property }) =>
      property.ref && property.kind !== 'country' ? property.ref : [],
    );
    const foundOtherwise = resources.filter(({ scope, slots }) => scope === 'platform' && slots?.includes('find'));
    expect(referred.filter((name) => foundOtherwise.some((other) => other.name === name))).toEqual([]);
  });

  it('shows of what points to its records what there is, found by one value', () => {
    for (const { resource: name, by, of, columns } of resource.related ?? []) {
      const other = resources.find((each) => each.name === name);
      const paths = columns.filter((path) => !other || !propertyAt(other.schema, path));
      if (of !== undefined) expect(propertyAt(resource.schema, of), of).toBeDefined();
      expect({ filter: other?.list.filters[by], paths }, name).toEqual({ filter: 'eq', paths: [] });
    }
  });

  it('adds up all records only where it adds up amounts', () => {
    const { sumsAll = false, sums = [] } = resource.list;
    expect(!sumsAll || sums.length > 0).toBe(true);
  });

  it('has a key, unless a tenant has one record of it, to which nothing points', () => {
    const properties = propertiesOf(resource.schema);
    expect(resource.single === undefined).toBe('uuid' in properties || 'id' in properties);
    if (!resource.single) return;
    expect(resource.scope).toBe('tenant');
    expect(grantsOf(resource).flatMap(({ may }) => may.filter((each) => each !== 'show' && each !== 'edit'))).toEqual(
      [],
    );
    const pointing = resources.filter(
      ({ schema }) => propertiesWith(schema, ({ ref }) => ref === resource.name).length > 0,
    );
    expect(pointing).toEqual([]);
  });

  it('has at most one place in the menu of an area, where it can be opened, in a group that has a name', () => {
    const areas = menu.map(({ area }) => area);
    expect(areas).toEqual([...new Set(areas)]);
    const opened = resource.single ? 'show' : 'list';
    expect(areas.filter((area) => !actionsIn(resource, area).includes(opened))).toEqual([]);
    expect(menu.flatMap(({ group }) => group ?? []).filter((group) => !groups[group])).toEqual([]);
  });
});
