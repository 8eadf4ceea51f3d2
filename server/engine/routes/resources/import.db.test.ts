import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { loadResources } from '../../resources/registry.ts';
import { crafts, craftsTables, formOf } from '../../import/crafts.testing.ts';

const api = await testApp({ resources: [...(await loadResources()), crafts] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });

beforeAll(async () => {
  await api.ownerPool.query(craftsTables);
});

const entities = '/api/v2/entities';
const fleet = '/api/v2/crafts';

interface Sent {
  /** The form's fields besides the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly who?: TestClient;
  readonly language?: string;
  readonly at?: string;
  readonly preview?: boolean;
  readonly key?: string;
}

const send = (
  file: string | Uint8Array<ArrayBuffer>,
  { who = ana, language = 'en', at = fleet, preview, key, fields = {} }: Sent = {},
) =>
  who.post(`${at}/import${preview ? '?preview=true' : ''}`, formOf(file, fields), {
    'accept-language': language,
    ...(key && { 'idempotency-key': key }),
  });

/** Returns the result of an import, or its refusal. */
const outcomeOf = async (...args: Parameters<typeof send>) => {
  const answer = await send(...args);
  return answer.json() as Record<string, unknown> & { errors: Record<string, string>; refused: object[] };
};

const craft = async (code: string, who = ana) => {
  const list = (await who.get(`${fleet}?per_page=100`)).json().results as { uuid: string; code: string }[];
  const found = list.find((each) => each.code === code);
  return found && (await who.get(`${fleet}/${found.uuid}`)).json();
};

const make = async (body: object, at = fleet) => (await ana.post(at, body)).json();

describe('a file of records', () => {
  it('creates new records, updates changed ones, and skips the others', async () => {
    await make({ code: 'A1', name: 'Aurora', crew: 3 });
    const { uuid } = await make({ code: 'A2', name: 'Boreal', crew: 4 });
    const answer = await send('code,name,crew,active\nA1,Aurora,3,\nA2,Boreal,5,\nA3,Cisne,6,\n');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        created: 1,
        changed: 1,
        unchanged: 1,
        left_out: 0,
        refused: [],
        more: 0,
        bad_rows: 0,
        ignored: [],
        import: { uuid: expect.any(String) },
      },
    ]);
    expect(await craft('A3')).toMatchObject({ name: 'Cisne', crew: 6, active: false, number: expect.any(Number) });
    expect((await craft('A2')).uuid).toBe(uuid);
    const { rows } = await api.ownerPool.query("select code, version from crafts where code like 'A_' order by code");
    expect(rows).toEqual([
      { code: 'A1', version: 1 },
      { code: 'A2', version: 2 },
      { code: 'A3', version: 1 },
    ]);
  });

  it('is filed in the history as any other write', async () => {
    const { rows } = await api.ownerPool.query(`
      select a.action, a.changes -> 'crew' as crew, a.actor, a.command from audit_log a join crafts c on c.uuid = a.row_uuid
      where c.code in ('A2', 'A3') order by c.code, a.uuid`);
    expect(rows.map(({ action, crew }) => [action, crew])).toEqual([
      ['created', [null, 4]],
      ['updated', [4, 5]],
      ['created', [null, 6]],
    ]);
    expect(new Set(rows.map(({ actor, command }) => `${actor} ${command}`))).toEqual(
      new Set(['Ana Souza <ana@acme.test> null']),
    );
  });

  it('numbers new records without gaps, in the order of rows', async () => {
    await send('code,name\nN1,One\nN2,Two\nN3,Three');
    const numbers = [await craft('N1'), await craft('N2'), await craft('N3')].map(({ number }) => number);
    expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
  });

  it('only returns its effect in a preview', async () => {
    expect(await outcomeOf('code,name\nP1,New\nA1,Other', { preview: true })).toMatchObject({ created: 1, changed: 1 });
    expect([await craft('P1'), (await craft('A1')).name]).toEqual([undefined, 'Aurora']);
  });

  it('keeps values without a column or with a blank cell, and clears the latter on request', async () => {
    const place = { place_id: 'geonames:1', address: 'Rua A', latitude: 1.5, longitude: 2.5, country: { id: 76 } };
    await make({
      code: 'B1',
      name: 'Kept',
      notes: 'gone',
      crew: 7,
      location: place,
      key: { value: 'hunter2' },
      rings: [{ name: 'r' }],
    });
    expect(await outcomeOf('code,notes,crew\nB1,,')).toMatchObject({ unchanged: 1 });
    expect(await craft('B1')).toMatchObject({ notes: 'gone', crew: 7 });
    const clear = { fields: { blanks: 'clear' } };
    expect(await outcomeOf('code,notes,crew\nB1,,7', clear)).toMatchObject({ changed: 1 });
    const { notes, ...left } = await craft('B1');
    expect(notes).toBeUndefined();
    expect(left).toMatchObject({ name: 'Kept', crew: 7, key: { set: true }, rings: [{ name: 'r' }] });
    expect(left.location).toMatchObject({ place_id: 'geonames:1', latitude: 1.5, address: 'Rua A' });
  });

  it('writes an address like a typed one, without the previous place from a search', async () => {
    await outcomeOf('code,location.address\nB1,Rua B');
    expect((await craft('B1')).location).toEqual({
      place_id: 'manual',
      address: 'Rua B',
      country: expect.objectContaining({ id: 76 }),
    });
  });

  it('is imported once for a key, and the answer is the same', async () => {
    const file = 'code,name\nK1,Once';
    const [first, again] = [await send(file, { key: 'k-1' }), await send(file, { key: 'k-1' })];
    expect([first.json().created, again.json().created, again.headers['idempotency-replayed']]).toEqual([1, 1, 'true']);
    expect((await outcomeOf('code,name\nK1,Twice', { key: 'k-1' }))['code']).toBe('key_reused');
  });
});

describe('the parsed file', () => {
  it.each([
    ['commas, CRLF and a byte order mark', '\uFEFFcode,name\r\nC1,"a, ""b"""\r\n', 'a, "b"'],
    ['semicolons', 'code;name\nC1;a, b\n', 'a, b'],
    ['tabs', 'code\tname\nC1\ta; b', 'a; b'],
    ['quoted line breaks', 'code;name\r\nC1;"a\nb"\r\n', 'a\nb'],
    ['a text that a spreadsheet takes for a formula', `code,name\nC1,'=1+1`, '=1+1'],
  ])('%s', async (_, file, name) => {
    await outcomeOf(file);
    expect((await craft('C1')).name).toBe(name);
  });

  it.each([
    ['pt', 'sim', 'Ana Ltda', 'Brasil', '31/12/2026', '1.234,5', 'Real brasileiro'],
    ['en', 'Yes', 'ana ltda', 'BR', '2026/12/31', '1,234.5', 'brl'],
    ['es', 'true', 'Ana Ltda', 'brasil', '2026-12-31', '1234,5', 'real brasileño'],
  ])('values as %s writes them, references and countries by name', async (language, ...cells) => {
    await outcomeOf('name,location.address,location.country\nAna Ltda,Rua 1,BR', { at: entities });
    const file = ['code;name;active;owner;flag;built;draught;currency', `L-${language};x;${cells.join(';')}`].join(
      '\n',
    );
    expect(await outcomeOf(file, { language })).toMatchObject({ created: 1 });
    expect(await craft(`L-${language}`)).toMatchObject({
      active: true,
      owner: { name: 'Ana Ltda' },
      flag: { id: 76 },
      built: '2026-12-31',
      draught: '1234.5',
      currency: 'BRL',
    });
  });

  it.each([
    'name,location.address,location.country',
    'Nome,ENDEREÇO,País',
    'Name,Address,Country',
    'Nombre,Dirección,país',
  ])('the headings %s', async (head) => {
    expect(await outcomeOf(`${head}\nHeaded,Rua 1,BR`, { at: entities, preview: true })).toMatchObject({
      ignored: [],
      refused: [],
    });
  });
});

describe('an error of a row', () => {
  const wrong = async (file: string, at = fleet) => {
    const { refused } = await outcomeOf(file, { preview: true, at });
    return (refused as { row: number; column?: string; detail: string }[]).map(({ row, column, detail }) => [
      row,
      column,
      detail,
    ]);
  };

  it('is at its row, as numbered in spreadsheets, and its column, and no row is written', async () => {
    const file = 'code,name,crew,built\nD1,ok,1,2026/01/01\n\n"D2",,x,2026/02/30\nD3,ok,-1,';
    const expected = [
      [4, 'crew', 'Enter a whole number'],
      [4, 'built', 'Enter a valid date'],
      [4, 'name', 'Required field'],
      [5, 'crew', 'The minimum is 0'],
    ];
    expect(await wrong(file)).toEqual(expected);
    const answer = await send(file);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'import_refused']);
    expect(answer.json().detail).toContain('(4)');
    expect(answer.json().errors).toEqual({
      'rows.4.crew': 'Enter a whole number',
      'rows.4.built': 'Enter a valid date',
      'rows.4.name': 'Required field',
      'rows.5.crew': 'The minimum is 0',
    });
    expect(await craft('D1')).toBeUndefined();
  });

  it('may be a name of no record, or of several', async () => {
    const place = { place_id: 'p', address: 'Rua', country: { id: 76 } };
    for (const name of ['Twin', 'Twin', 'Único', 'único']) await make({ name, location: place }, entities);
    expect(await wrong('code,name,owner\nE1,x,Twin\nE2,x,Nobody\nE3,x,único\nE4,x,ÚNICO')).toEqual([
      [2, 'owner', 'More than one record has this name'],
      [3, 'owner', expect.any(String)],
      [5, 'owner', 'More than one record has this name'],
    ]);
  });

  it('may be a missing or duplicate key, or a match with several records', async () => {
    expect(await wrong('code,name\n,x\nF1,x\nF1,y\nF2,x,more')).toEqual([
      [2, 'code', 'Required field'],
      [4, 'code', 'This record already appears in row 3'],
      [5, undefined, 'This row has more cells than the file has columns'],
    ]);
    const twins = await wrong('name,nif\nTwin,1', entities);
    expect(twins).toEqual([[2, 'name', expect.stringContaining('2 records match this row')]]);
  });

  it('may be a unique value of another record or row', async () => {
    await make({ code: 'G1', name: 'x', call_sign: 'PP1' });
    expect(await wrong('code,name,call_sign\nG1,y,PP1\nG2,x,PP1\nG3,x,PP2\nG4,x,PP2')).toEqual([
      [3, 'call_sign', 'Already in use'],
      [5, 'call_sign', 'Already in use'],
    ]);
  });

  it('may be an archived record, unless a record of the same name is not archived', async () => {
    const place = { place_id: 'p', address: 'Rua', country: { id: 76 } };
    const { uuid } = await make({ name: 'Gone', location: place }, entities);
    await ana.put(`${entities}/${uuid}/archive`);
    expect(await wrong('name,location.address\nGone,Rua 2', entities)).toEqual([
      [2, undefined, expect.stringContaining('archived')],
    ]);
    expect(await wrong('code,name,owner\nQ1,x,Gone')).toEqual([[2, 'owner', expect.any(String)]]);
    await make({ name: 'Gone', location: place }, entities);
    expect(await outcomeOf('name,location.address\nGone,Rua 3', { at: entities })).toMatchObject({ changed: 1 });
    expect(await wrong('code,name,owner\nQ1,x,Gone')).toEqual([]);
  });

  it('may be a rule over several columns, too many decimals, or a change of an immutable value', async () => {
    expect(await wrong('code,name,nif,location.country,location.address\nH1,x,123,BR,Rua')).toEqual([
      [2, 'nif', expect.any(String)],
    ]);
    expect(await wrong('code,name,currency,price\nH1,x,JPY,1.5')).toEqual([[2, 'price', expect.any(String)]]);
    await make({ code: 'R1', name: 'x', built: '2020-01-01' });
    expect(await wrong('code,built\nR1,2021/01/01')).toEqual([[2, 'built', 'Can no longer be changed']]);
    expect(await outcomeOf('code,built\nR1,', { fields: { blanks: 'clear' } })).toMatchObject({ unchanged: 1 });
  });

  it('is listed up to fifty times, and counted beyond', async () => {
    const rows = Array.from({ length: 80 }, (_, n) => `I${n},x,bad`);
    const { refused, more } = await outcomeOf(['code,name,crew', ...rows].join('\n'), { preview: true });
    expect([refused.length, more]).toEqual([50, 30]);
  });
});

describe('who imports', () => {
  it('has no other company’s records changed, nor named', async () => {
    expect(await outcomeOf('code,name\nA1,Gil', { who: gil })).toMatchObject({ created: 1, changed: 0 });
    expect((await craft('A1')).name).toBe('Aurora');
    expect((await outcomeOf('code,name,owner\nJ1,x,Ana Ltda', { who: gil, preview: true })).refused).toHaveLength(1);
    expect((await ana.post(`${fleet}/import?tenant=globex`, formOf('code\n1'))).json().code).toBe('tenant_forbidden');
  });

  it('writes neither hidden properties nor invisible rows', async () => {
    await make({ code: 'M1', name: 'Open', active: true, currency: 'BRL', price: '10' });
    const file = 'code,name,active,price\nM1,Seen,yes,99';
    expect(await outcomeOf(file, { who: carla })).toMatchObject({ changed: 1, ignored: ['price'] });
    expect(await craft('M1')).toMatchObject({ name: 'Seen', price: '10.00' });
    const closed = await outcomeOf('code,name,active\nM2,x,no', { who: carla, preview: true });
    expect(closed.refused).toEqual([{ row: 2, column: 'active', detail: expect.any(String) }]);
  });

  it('needs the permission, where making and changing one by one does not do', async () => {
    const admin = await api.signIn('admin@ultramar.test');
    expect((await send('code\n1', { who: admin })).json().code).toBe('forbidden');
    expect((await send('name\nx', { who: carla, at: entities })).json().code).toBe('forbidden');
  });
});
