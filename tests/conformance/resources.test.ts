import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessMatrix } from '../../domain/access/matrix.ts';
import { actionsIn, grantsOf } from '../../domain/access/grant.ts';
import { isHidden } from '../../domain/access/visible.ts';
import { uploadLimit } from '../../domain/files/uploadLimit.ts';
import { isRequired, ofAnyRow, propertyAt } from '../../domain/schema/path.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { columnCalled, importColumns } from '../../domain/lists/importColumns.ts';
import { fieldKey } from '../../domain/kinds/words.ts';
import { languageCodes } from '../../domain/languages.ts';
import { attachmentsProperty } from '../../schemas/attachments.ts';
import { importedResources } from '../../schemas/parts/imports/importStatus.ts';
import type { ObjectSchema, Slot } from '../../schemas/resource.ts';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { translate, translatorIn } from '../../server/base/i18n.ts';
import { loadReports, withResources } from '../../server/features/reports/registry.ts';
import { hasEntries } from '../../server/engine/imports/ledger.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { columnAt, storageOf } from '../../server/engine/resources/storage.ts';

/** The paths of a schema's properties, including those of rows, that satisfy a condition. */
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

/** Whether a property has several values: an object that is not a reference, or a list. */
function isManifold(schema: ObjectSchema, path: string): boolean {
  const { type, ref } = propertyAt(schema, path) ?? {};
  return type === 'array' || (type === 'object' && ref === undefined);
}

/** Whether every record has a value at a path: all objects on the path are required too. */
const isRequiredAllAlong = (schema: ObjectSchema, path: string): boolean =>
  path.split('.').every((_, at, steps) => isRequired(schema, steps.slice(0, at + 1).join('.')));

/** Whether a slot replaces how records are found and read. */
const isReading = (slot: Slot): boolean => slot !== 'create' && slot !== 'update' && slot !== 'delete';

const translators = languageCodes.map(translatorIn);
const root = join(import.meta.dirname, '..', '..');
const resources = await loadResources();
const reportGuards = withResources(await loadReports(), resources).map(({ guard }) => guard);
const places = resources.flatMap(({ name, menu = [] }) => menu.map((place) => ({ name, ...place })));
const entriesOf = (area: string) => places.filter((place) => place.area === area && place.under === undefined);

it.each(['company', 'accountants', 'admin'])('the menu of %s has at most ten entries, and one first action', (area) => {
  // Besides those of resources: the home page, reports and settings.
  expect(entriesOf(area).length).toBeLessThanOrEqual(10 - 3);
  expect(places.filter((place) => place.area === area && place.primary).length).toBeLessThanOrEqual(1);
});

it('the committed docs/access.md is up to date; npm run openapi writes it', () => {
  expect(readFileSync(join(root, 'docs/access.md'), 'utf8')).toBe(accessMatrix([...resources, ...reportGuards]));
});

it('the entries of imports name every resource that has them', () => {
  expect(resources.filter(hasEntries).map(({ name }) => name)).toEqual([...importedResources].toSorted());
});

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  const { menu = [] } = resource;

  it('has unique properties only on the record, immutable ones also in rows, each with a single value', () => {
    const unique = propertiesWith(resource.schema, (property) => property.unique !== undefined);
    const immutable = propertiesWith(resource.schema, (property) => property.immutable === true);
    const isOfRow = (path: string) =>
      propertyAt(resource.schema, path.split('.').slice(0, -1).join('.'))?.type === 'array';
    const isWithin = (path: string) => path.includes('.') && !(immutable.includes(path) && isOfRow(path));
    const found = [...unique, ...immutable];
    expect(found.filter((path) => isWithin(path) || isManifold(resource.schema, path))).toEqual([]);
  });

  it('numbers its records with at most one unique integer, by existing commands, and deletes only drafts', () => {
    const numbered = propertiesWith(resource.schema, ({ counter }) => counter !== undefined);
    const [path = ''] = numbered;
    const { counter, ...property } = propertyAt(resource.schema, path) ?? {};
    if (!counter) return;
    expect(numbered).toEqual([path]);
    // A number of a series is unique in it.
    const unique = counter.bySeries ? {} : { unique: true };
    expect(property).toMatchObject({ type: 'integer', readOnly: true, ...unique });
    const known = ['create', ...Object.keys(resource.actions?.commands ?? {})];
    expect(counter.givenBy.filter((command) => !known.includes(command))).toEqual([]);
    expect([resource.scope, resource.single]).toEqual(['tenant', undefined]);
    const deletes = grantsOf(resource).flatMap(({ may }) => may.filter((verb) => verb === 'delete'));
    if (deletes.length > 0) expect(resource.actions?.commands['delete']?.in).toEqual(['draft']);
  });

  it('only allows listing and export if its table is a view, and opens records that it refers to', () => {
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
    const { opensFirst = [] } = list;
    expect(opensFirst.length).toBeLessThan(3);
    for (const path of [list.opens, ...opensFirst]) expect(propertyAt(resource.schema, path)?.ref, path).toBeDefined();
  });

  it('grants archiving exactly if it declares it, and only with a generated list', () => {
    const isGranted = grantsOf(resource).some(({ may }) => may.includes('archive'));
    expect(isGranted).toBe(resource.archive === true);
    if (resource.archive)
      expect([resource.scope, resource.single, resource.slots?.filter(isReading) ?? []]).toEqual([
        'tenant',
        undefined,
        [],
      ]);
  });

  it('grants attachments exactly if it declares them, within the limits of uploads', () => {
    const { attachments, scope, single, schema } = resource;
    const isGranted = grantsOf(resource).some(({ may }) => may.includes('attach'));
    expect(isGranted).toBe(attachments !== undefined);
    if (!attachments) return;
    expect([scope, single]).toEqual(['tenant', undefined]);
    expect(schema.properties).not.toHaveProperty(attachmentsProperty);
    expect(attachments.bytes * attachments.most).toBeLessThan(defaultBudgets.attachedBytesPerHour);
    expect(attachments.bytes).toBeLessThanOrEqual(uploadLimit);
  });

  it('has comments only if its records belong to a company and have a page', () => {
    const { comments, scope, single } = resource;
    const isShown = actionsIn(resource, 'company').includes('show');
    if (!comments) return;
    expect([scope, single, isShown]).toEqual(['tenant', undefined, true]);
  });

  it('lets only single values that can be left out be set in several records', () => {
    const bulk = propertiesWith(resource.schema, (property) => property.bulk === true);
    const isFit = (path: string): boolean => {
      const { type, readOnly, immutable, unique } = propertyAt(resource.schema, path) ?? {};
      return !path.includes('.') && type !== 'boolean' && !readOnly && !immutable && !unique;
    };
    expect(bulk.filter((path) => !isFit(path) || isManifold(resource.schema, path))).toEqual([]);
    // A resource that writes its records itself also checks their change itself.
    if (bulk.length > 0)
      expect([resource.slots?.includes('update') ?? false, resource.document]).toEqual([false, undefined]);
  });

  it('has collections with one optional row for each existing record of the same reference', () => {
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

  it('colours every value of a choice or none, and always those of its status', () => {
    const coloured = propertiesWith(resource.schema, ({ tones }) => tones !== undefined);
    for (const path of coloured) {
      const { enum: values, tones = {} } = propertyAt(resource.schema, path) ?? {};
      expect(Object.keys(tones), path).toEqual(values);
    }
    if (resource.status) expect(coloured).toContain(resource.status);
  });

  it('has no read-only property in its form', () => {
    const inForm = resource.form.sections.flatMap(({ fields }) => fields);
    const filled = inForm.filter((path) => propertyAt(resource.schema, path)?.readOnly);
    expect(filled.map((path) => `${resource.name}: form.sections asks for ${path}, which is read-only`)).toEqual([]);
  });

  it('has conditional sections without required properties, with conditions on existing properties', () => {
    const conditional = resource.form.sections.filter(({ when }) => when);
    const required = conditional.flatMap(({ fields }) => fields).filter((path) => isRequired(resource.schema, path));
    expect(required).toEqual([]);
    const read = conditional.flatMap(({ when }) => when?.path ?? []);
    expect(read.filter((path) => !propertyAt(resource.schema, path))).toEqual([]);
  });

  it('hides no property that a role needs for labels, order, search or forms; filters rows by real columns', () => {
    for (const grant of grantsOf(resource)) {
      const hides = (grant.hides ?? []).map(ofAnyRow);
      const order = resource.list.sort.map((term) => term.replace(/^-/, ''));
      const writes = grant.may.some((action) => action === 'create' || action === 'edit');
      const required = (writes ? resource.schema.required : undefined) ?? [];
      const read = Object.values(resource.actions?.reasons ?? {}).map(({ path }) => path);
      const needed = [resource.label, ...order, ...(resource.status ? [resource.status] : []), ...required, ...read];
      expect(needed.filter((path) => isHidden(ofAnyRow(path), hides))).toEqual([]);
      expect(hides.filter((path) => !propertyAt(resource.schema, path))).toEqual([]);
      // Restrictions of rows and properties apply to the reads of slots, but not to their writes. Who pays is checked by its route.
      const isNarrowed = resource.slots !== undefined && (grant.rows ?? grant.hides) !== undefined;
      if (isNarrowed) expect(grant.may.filter((action) => !['list', 'show', 'pay'].includes(action))).toEqual([]);
      for (const { path } of grant.rows ?? [])
        for (const one of [path].flat()) columnAt(storageOf(resource).fields, one);
    }
  });

  it('allows imports only to roles that may create and edit what they change, with visible properties that identify each record', () => {
    const may = grantsOf(resource).filter((grant) => grant.may.includes('import'));
    expect(may.length > 0).toBe((resource.imports ?? resource.importsRows) !== undefined);
    const { by = [] } = resource.imports ?? {};
    // Every record has a value for the last identifying property, so an import recognises it without its key.
    expect(by.slice(-1).filter((path) => !isRequiredAllAlong(resource.schema, path))).toEqual([]);
    for (const { may: actions, hides = [] } of may) {
      if (!resource.imports?.creates) {
        expect(actions).toEqual(expect.arrayContaining(resource.imports ? ['create', 'edit'] : ['create']));
      }
      expect(by.filter((path) => isHidden(path, hides))).toEqual([]);
    }
    // Slots create, change, find and lock records in their own ways, one at a time; undoing asks that of deletion for all.
    if (resource.imports) expect((resource.slots ?? []).filter((slot) => slot !== 'delete')).toEqual([]);
  });

  it('has import columns with distinct headings, and references that an import finds by name', () => {
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

  it('shows existing columns of related records, filtered by one value', () => {
    for (const { resource: name, by, of, columns } of resource.related ?? []) {
      const other = resources.find((each) => each.name === name);
      const paths = columns.filter((path) => !other || !propertyAt(other.schema, path));
      if (of !== undefined) expect(propertyAt(resource.schema, of), of).toBeDefined();
      expect({ filter: other?.list.filters[by], paths }, name).toEqual({ filter: 'eq', paths: [] });
    }
  });

  it('sums all records only if it sums amounts', () => {
    const { sumsAll = false, sums = [] } = resource.list;
    expect(!sumsAll || sums.length > 0).toBe(true);
  });

  it('has a key, unless each tenant has a single record, to which no resource refers', () => {
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

  it('has at most one place in the menu of an area, where it can be opened: an entry, or a tab of one', () => {
    const areas = menu.map(({ area }) => area);
    expect(areas).toEqual([...new Set(areas)]);
    const opened = resource.single ? 'show' : 'list';
    expect(areas.filter((area) => !actionsIn(resource, area).includes(opened))).toEqual([]);
    const tabs = menu.flatMap(({ area, under, group, primary }) => (under ? [{ area, under, group, primary }] : []));
    for (const { area, under, ...others } of tabs) {
      expect(['settings', ...entriesOf(area).map(({ name }) => name)]).toContain(under);
      expect(others).toEqual({});
    }
  });
});
