import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../../engine/import/crafts.testing.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });

const registered = await makeRegistrations(api, ana);
const imports = '/api/v2/imports';
const english = { 'accept-language': 'en' };
const importFile = async (text: string) => (await ana.post('/api/v2/entities/import', formOf(text), english)).json();
const undo = (uuid: string, who = ana) => who.put(`${imports}/${uuid}/undo`, {}, english);
const head = 'name,location.address,location.country,responsible_email,segment';

/** The clients of the company as stored, without what every write changes. */
const stored = async () => {
  const { rows } = await api.ownerPool.query<{ client: object }>(
    `select to_jsonb(e) - 'version' - 'updated_at' as client from entities e order by uuid`,
  );
  return rows.map(({ client }) => client);
};
const client = async (name: string) =>
  (await ana.get(`/api/v2/entities?search=${name}`)).json().results[0] as
    | { uuid: string; responsible_email?: string }
    | undefined;

describe('the entry of an import', () => {
  it('says what was imported by whom, and is the company’s alone', async () => {
    const { import: made } = await importFile(`${head}\nAurora,Street 1,Brazil,,\nBoreal,Street 1,Portugal,,`);
    const [entry] = (await ana.get(imports)).json().results;
    expect(entry).toMatchObject({
      uuid: made.uuid,
      resource: 'entities',
      status: 'done',
      rows: 2,
      created: 2,
      changed: 0,
      bad_rows: 0,
      author: 'Ana Souza',
    });
    expect((await gil.get(`${imports}/${made.uuid}`)).statusCode).toBe(404);
    expect((await undo(made.uuid, gil)).statusCode).toBe(404);
    expect((await carla.get(`${imports}/${made.uuid}`)).statusCode).toBe(200);
    expect((await undo(made.uuid, carla)).statusCode).toBe(403);
  });

  it('is not made by an import that is refused, or by a preview', async () => {
    const count = async () => (await ana.get(imports)).json().count;
    const before = await count();
    expect(await importFile(`${head}\nBad,Street 1,Nowhere,,`)).toMatchObject({ code: 'import_refused' });
    await ana.post('/api/v2/entities/import?preview=true', formOf(`${head}\nFine,Street 1,Brazil,,`));
    expect(await count()).toBe(before);
  });
});

describe('undoing an import', () => {
  it('deletes what it created and puts back what it changed, once', async () => {
    await importFile(`${head}\nCisne,Street 1,Brazil,old@cisne.test,`);
    const before = await stored();
    const { import: made, ...counts } = await importFile(
      `${head}\nCisne,Street 1,Brazil,new@cisne.test,\nDelfim,Street 1,Brazil,,`,
    );
    expect(counts).toMatchObject({ created: 1, changed: 1 });
    const answer = await undo(made.uuid);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'undone', detail: 'Import undone' }]);
    expect(await stored()).toEqual(before);
    expect((await undo(made.uuid)).statusCode).toBe(409);
  });

  it('keeps what others changed in a changed record', async () => {
    await importFile(`${head}\nEstrela,Street 1,Brazil,old@estrela.test,`);
    const { import: made } = await importFile(`${head}\nEstrela,Street 1,Brazil,new@estrela.test,`);
    await importFile(`${head}\nEstrela,Street 1,Brazil,,Ships`);
    expect((await undo(made.uuid)).statusCode).toBe(200);
    expect(await client('Estrela')).toMatchObject({ responsible_email: 'old@estrela.test', segment: 'Ships' });
  });

  it('is refused if a record was changed since, and then does nothing', async () => {
    const { import: made } = await importFile(`${head}\nFarol,Street 1,Brazil,,\nGaivota,Street 1,Brazil,,`);
    await importFile(`${head}\nGaivota,Street 1,Brazil,new@gaivota.test,`);
    const before = await stored();
    const refused = await undo(made.uuid);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'changed_since', detail: 'Gaivota was changed after the import, so the import cannot be undone.' },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('is refused while an invoice or a comment depends on a record, and names them', async () => {
    const { import: made } = await importFile(`${head}\nHorizonte,Street 1,United States,,\nIlha,Street 1,Brazil,,`);
    const [horizonte, ilha] = [await client('Horizonte'), await client('Ilha')];
    const body = invoiceBody(registered, { service_buyer_uuid: horizonte?.uuid });
    const issued = await ana.post('/api/v2/invoice/invoices-single/create', body);
    expect(issued.statusCode, issued.body).toBe(201);
    await ana.post(`/api/v2/comments/entity/${ilha?.uuid}`, { text: 'Call first' });
    expect((await undo(made.uuid)).json()).toMatchObject({
      code: 'in_use',
      detail: 'An invoice names Horizonte, so the import cannot be undone.',
      errors: { [`records.${ilha?.uuid}`]: 'Ilha has comments, so the import cannot be undone.' },
    });
  });

  it('is possible for 30 days', async () => {
    const { import: made } = await importFile(`${head}\nJangada,Street 1,Brazil,,`);
    const old = new Date(api.clock.now().getTime() - 30 * 86_400_000 - 1);
    await api.ownerPool.query('update imports set finished_at = $2 where uuid = $1', [made.uuid, old]);
    expect((await undo(made.uuid)).json()).toMatchObject({ code: 'import_old' });
  });

  it('leaves the database as before, whatever was imported', async () => {
    const name = fc.constantFrom('Kite', 'Lume', 'Mar', 'Nau', 'Onda');
    const cell = fc.constantFrom('', 'a@x.test', 'b@x.test');
    const row = fc.tuple(name, fc.constantFrom('Brazil', 'Portugal', 'United States'), cell);
    const file = fc.uniqueArray(row, { selector: ([first]) => first, minLength: 1, maxLength: 5 });
    const textOf = (rows: readonly (readonly string[])[]) =>
      [head, ...rows.map(([called, country, email]) => [called, 'Street 1', country, email, ''].join(','))].join('\n');
    await fc.assert(
      fc.asyncProperty(file, file, async (first, second) => {
        await importFile(textOf(first));
        const before = await stored();
        const { import: made, created, changed } = await importFile(textOf(second));
        const { statusCode } = await undo(made.uuid);
        expect(statusCode).toBe(created + changed === 0 ? 409 : 200);
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });
});
