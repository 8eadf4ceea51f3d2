import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '../../../domain/languages.ts';
import { importColumns } from '../../../domain/lists/importColumns.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertiesOf } from '../../../domain/schema/property.ts';
import { unprintableIn } from '../../../domain/letters/unprintable.ts';
import { isStorable } from '../../../domain/schema/values/storable.ts';
import { kinds } from '../../../schemas/kind.ts';
import { pdfOf } from '../../files/files.testing.ts';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';
import { crafts, craftsTables, formOf } from './crafts.testing.ts';

const api = await testApp({ resources: [...(await loadResources()), crafts] });
const ana = await api.signIn('ana@acme.test');
const fleet = '/api/v2/crafts';
const owners: string[] = [];

beforeAll(async () => {
  await api.ownerPool.query(craftsTables);
  const location = { place_id: 'p', address: 'Rua 1', country: { id: 76 } };
  // Two of them share a name, which is ambiguous.
  for (const name of ['Ana', 'Twin', 'Twin']) {
    owners.push((await ana.post('/api/v2/entities', { name, location })).json().uuid);
  }
});

const tricky = fc.constantFrom(
  '=1+1',
  "'=x",
  '-5',
  '-a',
  '@b',
  '"',
  'a;b',
  'c,d\te',
  'f\r\ng',
  'h\ni',
  "''",
  'true',
  '0',
);
const text = (maxLength: number) =>
  fc
    .oneof(tricky, fc.string({ unit: 'binary', minLength: 1, maxLength: maxLength / 2 }))
    .map((value) => value.trim())
    .filter((value) => value !== '' && isStorable(value));
/** Most code points have no font. */
const printed = fc
  .oneof(tricky, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }))
  .map((value) => value.trim())
  .filter((value) => value !== '' && isStorable(value) && unprintableIn(value) === undefined);
const figure = fc
  .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.stringMatching(/^\d{0,4}$/))
  .map(([whole, rest]) => `${whole}${rest && `.${rest}`}`);
/** A file contains plain text without formatting. */
const formatted = text(100).map((words) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'bold' }] }] }],
}));
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
const country = fc.constantFrom(76, 620, 724, 840, 792).map((id) => ({ id }));

/** A value for each property of the form; any may be absent. */
const craft = fc.record(
  {
    code: text(40),
    name: text(80),
    notes: text(200),
    story: fc.oneof(text(200), formatted),
    crew: fc.nat(10_000),
    zone: fc.constantFrom('America/Sao_Paulo', 'Europe/Lisbon', 'UTC'),
    unit: fc.constantFrom('HUR', 'KWH', '10'),
    rates: fc.uniqueArray(fc.record({ currency: fc.constantFrom('BRL', 'KWD', 'JPY'), amount: figure }), {
      selector: ({ currency }) => currency,
      maxLength: 3,
    }),
    draught: figure,
    share: figure,
    currency: fc.constantFrom('BRL', 'KWD', 'JPY'),
    price: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String),
    active: fc.boolean(),
    status: fc.constantFrom('draft', 'billed', 'paid'),
    built: day.map((date) => date.toISOString().slice(0, 10)),
    seen: day.map((date) => date.toISOString()),
    email: fc.constantFrom('a@b.example', 'x.y+z@d.example'),
    phone: fc.constantFrom('+5511912345678', '+351912345678'),
    nif: text(30),
    flag: country,
    owner: fc.nat(2).map((at) => ({ uuid: owners[at] ?? '' })),
    location: fc.record(
      {
        place_id: text(40),
        address: printed,
        complement: printed,
        country,
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      },
      { requiredKeys: ['place_id', 'address', 'country'] },
    ),
    rings: fc.array(fc.record({ name: text(20) }), { maxLength: 2 }),
    key: fc.constant({ value: 'hunter2' }),
  },
  { requiredKeys: ['code', 'name'] },
);
/** Without an address, no country determines the format of a tax id. */
const sound = craft.map(({ nif, ...rest }) => (rest.location || !nif ? rest : { ...rest, nif }));
const fleets = fc.uniqueArray(sound, { selector: ({ code }) => code, minLength: 1, maxLength: 12 });

/** All paths of an exported file, including those that cannot be imported. */
const paths = [
  ...new Set([...importColumns(crafts).map(({ path }) => path), ...Object.keys(propertiesOf(crafts.schema))]),
].filter((path) => path !== 'location');

it('covers a value of every listable kind', () => {
  const all = Object.values(propertiesOf(crafts.schema)).map(kindOf);
  // Lines have the first two; permissions of a role or group, and the content of a template, are excluded: `omits`.
  expect(kinds.filter((kind) => !all.includes(kind))).toEqual(['adjustments', 'period', 'permissions', 'template']);
});

describe('an exported list', () => {
  it('changes no record when it is imported again, in each language', async () => {
    await fc.assert(
      fc.asyncProperty(fleets, async (bodies) => {
        await api.ownerPool.query('truncate crafts, craft_rings');
        for (const body of bodies) {
          const made = await ana.post(fleet, body);
          expect([made.statusCode, made.json().errors]).toEqual([201, undefined]);
        }
        for (const language of languageCodes) {
          const headers = { 'accept-language': language };
          for (const format of ['csv', 'xlsx']) {
            const file = await ana.get(`${fleet}/export?format=${format}&fields=${paths.join(',')}`, headers);
            const answer = await ana.post(`${fleet}/import`, formOf(new Uint8Array(file.rawPayload)), headers);
            expect(answer.json()).toMatchObject({ created: 0, changed: 0, unchanged: bodies.length, refused: [] });
          }
        }
        const { rows } = await api.ownerPool.query('select distinct version from crafts');
        expect(rows).toEqual([{ version: 1 }]);
      }),
      { numRuns: 12 },
    );
  });

  it('with files keeps them', async () => {
    const form = new FormData();
    form.append('code', 'With files');
    form.append('name', 'x');
    form.append('plan', new Blob([pdfOf()], { type: 'application/pdf' }), 'plan.pdf');
    const { uuid } = (await ana.post(fleet, form)).json();
    const file = await ana.get(`${fleet}/export?fields=${paths.join(',')}`);
    expect((await ana.post(`${fleet}/import`, formOf(file.body))).json()).toMatchObject({ created: 0, changed: 0 });
    expect((await ana.post(`${fleet}/import`, formOf('code,name\nWith files,y'))).json()).toMatchObject({ changed: 1 });
    expect((await ana.get(`${fleet}/${uuid}`)).json()).toMatchObject({ name: 'y', plan: { name: 'plan.pdf' } });
  });

  it('of records that are invalid today changes none until a row has another value', async () => {
    await ana.post(fleet, { code: 'Old', name: 'x' });
    await api.ownerPool.query("update crafts set email = 'no address' where code = 'Old'");
    const file = await ana.get(`${fleet}/export?fields=code,name,email&sort=code`);
    expect((await ana.post(`${fleet}/import`, formOf(file.body))).json()).toMatchObject({ changed: 0, refused: [] });
    const answer = await ana.post(`${fleet}/import`, formOf('code,name\nOld,y'));
    expect(answer.json().errors).toEqual({ 'rows.2.email': expect.any(String) });
  });
});
