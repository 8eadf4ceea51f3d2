import type { DataProvider, RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDataProvider, createHttp, detailOf } from '../../dataProvider/index.ts';
import { isGrantedAnywhere } from '../../domain/access/grant.ts';
import { filterParameters } from '../../domain/lists/filters.ts';
import { firstOrder } from '../../domain/lists/order.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import en from '../../locales/en/validation.json';
import es from '../../locales/es/validation.json';
import pt from '../../locales/pt/validation.json';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { testApp } from '../support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../support/company.ts';
import { fetchFrom } from '../support/injected.ts';
import { rejectedValues, sampleRecord } from '../support/sampleRecord.ts';

const resources = await loadResources();
/** Resources with at most one record for each record of another resource: samples cannot know an unused one. */
const isOneForEach = ({ schema }: Resource) =>
  Object.values(propertiesOf(schema)).some(({ ref, unique }) => ref && unique);
/** The catalogue accepts only entries that the program knows, and already has all of them. */
const isCatalogue = ({ name }: Resource) => name === 'permissions';
const writable = resources.filter(
  (resource) =>
    isGrantedAnywhere(resource, 'create') &&
    !resource.slots &&
    !resource.document &&
    !isOneForEach(resource) &&
    !isCatalogue(resource),
);
const listed = resources.filter((resource) => isGrantedAnywhere(resource, 'list'));

const api = await testApp();
const acme = await providerOf('ana@acme.test');
const globex = await providerOf('gil@globex.test');
const platform = await providerOf('admin@ultramar.test');

// A document, which samples cannot create because slots write it, but to which others refer.
const ana = await api.signIn('ana@acme.test');
await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(await makeRegistrations(api, ana)));

/** The user who may write a resource: a company its own records, an administrator those of the platform. */
const writerOf = ({ scope }: Resource) => (scope === 'tenant' ? 'ana@acme.test' : 'admin@ultramar.test');
const providerFor = ({ scope }: Resource): DataProvider => (scope === 'tenant' ? acme : platform);

async function providerOf(email: string, language = 'pt'): Promise<DataProvider> {
  const { token } = await api.signIn(email);
  const http = createHttp({
    base: '',
    token: () => token,
    refresh: () => Promise.resolve(false),
    tenant: () => undefined,
    language: () => language,
    newKey: () => crypto.randomUUID(),
    fetch: fetchFrom(api.app),
  });
  return createDataProvider({ http, resources });
}

async function create(resource: Resource): Promise<RaRecord> {
  const { name, schema } = resource;
  const refer = async (ref: string) => {
    const referred = resources.find((each) => each.name === ref);
    if (!referred) throw new RangeError(`${name} refers to "${ref}", which no schema describes`);
    if (writable.includes(referred)) return (await create(referred)).id;
    const { data } = await providerFor(referred).getList<RaRecord>(ref, firstPage(referred));
    return data[0]?.id ?? '';
  };
  // Records with an owner belong to the user who writes them.
  const own = propertiesOf(schema)['owner'] ? { owner: api.identity.users[writerOf(resource)] } : {};
  const data = { ...(await sampleRecord(resource, refer)), ...own };
  try {
    return (await providerFor(resource).create(name, { data })).data;
  } catch (error) {
    throw new Error(`${name} rejects ${rejectedValues(data, Object(error).body?.errors)}`, { cause: error });
  }
}

const firstPage = ({ list }: Resource) => ({
  pagination: { page: 1, perPage: list.catalogue ? 300 : 100 },
  sort: firstOrder(list),
  filter: {},
});

describe.each(listed.map((resource) => [resource.name, resource] as const))('the list of %s', (name, resource) => {
  const reader = resource.access.company?.COMPANY ? acme : platform;

  it('can be sorted by each sortable field, and searched', async () => {
    const all = resource.list.sortable.flatMap((field) => [
      { field, order: 'ASC' as const },
      { field, order: 'DESC' as const },
    ]);
    for (const sort of [firstOrder(resource.list), ...all]) {
      // Sequential, so that a failure names its field.
      const { data, total } = await reader.getList(name, { ...firstPage(resource), sort });
      const { perPage } = firstPage(resource).pagination;
      expect(data.length, `${sort.field} ${sort.order}`).toBe(Math.min(total ?? 0, perPage));
    }
    const searched = reader.getList(name, { ...firstPage(resource), filter: { q: 'no such thing' } });
    if (resource.list.search.length > 0) expect((await searched).data).toEqual([]);
    else await expect(searched).rejects.toMatchObject({ status: 400, code: 'unknown_parameter' });
  });
});

/** A property of a record that accepts any text. */
function freeTextOf({ schema, label }: Resource): string {
  const isFree = ({ type, pattern, immutable, enum: values }: Property) =>
    type === 'string' && !pattern && !immutable && !values;
  return isFree(propertiesOf(schema)[label] ?? {})
    ? label
    : (Object.entries(propertiesOf(schema)).find(([, property]) => isFree(property))?.[0] ?? label);
}

describe.each(writable.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const writer = providerFor(resource);

  it('can be created with every property, and reads as the answer to its creation', async () => {
    const { '@detail': detail, ...created } = await create(resource);
    expect(detail).toBeTruthy();
    const { data: read } = await writer.getOne(name, { id: created.id });
    expect(read).toEqual(created);
    expect((await writer.getMany(name, { ids: [created.id, created.id] })).data).toHaveLength(1);
  });

  it('has the same properties in its list, except omitted ones and sums of other records', async () => {
    const { id } = await create(resource);
    const { data } = await writer.getList(name, firstPage(resource));
    const { '@etag': _version, ...detail } = (await writer.getOne(name, { id })).data;
    const omitted = new Set(resource.list.omits);
    const expected = Object.entries(detail).filter(([property]) => !omitted.has(property));
    const summed = new Set(
      Object.entries(propertiesOf(resource.schema)).flatMap(([of, { summarizes }]) => (summarizes ? [of] : [])),
    );
    const row = Object.entries(data.find((one) => one.id === id) ?? {}).filter(([property]) => !summed.has(property));
    expect(Object.fromEntries(row)).toEqual(Object.fromEntries(expected));
  });

  it('can be found by each of its filters and by its search', async () => {
    const record = await create(resource);
    for (const { name: parameter, path, comparison } of filterParameters(resource.list)) {
      // A record is neither greater nor less than itself.
      if (comparison === 'gt' || comparison === 'lt') continue;
      const value: unknown = path.split('.').reduce((at, step) => Object(at)[step], Object(record));
      // Sequential, so that a failure names its filter.
      const { data } = await writer.getList(name, { ...firstPage(resource), filter: { [parameter]: value } });
      expect(
        data.map(({ id }) => id),
        parameter,
      ).toContain(record.id);
    }
    const q = String(record[resource.label]).slice(0, 4).toLowerCase();
    const { data } = await writer.getList(name, { ...firstPage(resource), filter: { q } });
    expect(data.map(({ id }) => id)).toContain(record.id);
  });

  it('can be written back as it was read, once for each version', async () => {
    const { id } = await create(resource);
    const { data: read } = await writer.getOne(name, { id });
    const { data: written } = await writer.update(name, { id, data: read, previousData: read });
    expect(detailOf(written)).toBeTruthy();
    expect(written[resource.label]).toBe(read[resource.label]);
    const changed = { [freeTextOf(resource)]: 'Outro' };
    await writer.update(name, { id, data: { ...written, ...changed }, previousData: written });
    await expect(writer.update(name, { id, data: read, previousData: read })).rejects.toMatchObject({ status: 409 });
  });

  it('reports missing fields in the requested language', async () => {
    const { required = [] } = writeSchema(resource.schema);
    for (const [language, words] of Object.entries({ pt, en, es })) {
      const provider = await providerOf(writerOf(resource), language);
      const refusal = await provider.create(name, { data: {} }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 400, body: { errors: expect.any(Object) } });
      const { errors } = Object(refusal);
      expect(Object.keys(errors).toSorted()).toEqual([...required].toSorted());
      expect(new Set(Object.values(errors))).toEqual(new Set([words.required]));
    }
  });

  it('is invisible to other tenants, and gone after deletion', async () => {
    const { id } = await create(resource);
    if (resource.scope === 'tenant') await expect(globex.getOne(name, { id })).rejects.toMatchObject({ status: 404 });
    expect(detailOf((await writer.delete(name, { id })).data)).toBeTruthy();
    await expect(writer.getOne(name, { id })).rejects.toMatchObject({ status: 404 });
    expect((await writer.getMany(name, { ids: [id] })).data).toEqual([]);
  });
});
