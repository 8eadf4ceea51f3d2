import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { choose, search, textField, tick } from '../support/browserForms.ts';
import type { RunningServer } from '../support/browserServer.ts';
import { startDemoServer } from '../support/demoServer.ts';
import { documentFiles } from '../support/scratchDocuments/files.ts';
import { sampleFiles } from '../support/scratchKinds.ts';
import { portFiles } from '../support/scratchPorts.ts';
import { settingsFiles } from '../support/scratchSettings.ts';
import { lineChanges, lineFiles } from '../support/scratchLine.ts';
import { scratchFiles } from '../support/scratchEntity.ts';
import { voyageFiles } from '../support/scratchVoyages.ts';
import { openScratchTree } from '../support/scratchTree.ts';
import { keepBeside } from './steps/attachments.ts';
import { expectFilesKept } from './steps/files.ts';
import { expectEveryKind, expectOverwritten, languages } from './steps/kinds.ts';
import { expectPortsKept, expectPortsMade } from './steps/ports.ts';
import {
  expectExported,
  expectImported,
  expectInsured,
  expectMeasured,
  expectNarrowed,
  expectRefusals,
} from './steps/vessels.ts';
import { expectLineDetails } from './steps/lineDetails.ts';
import { expectDeliveryNote, expectEstimate } from './steps/scratchDocuments.ts';
import { expectReloaded, expectSettings } from './steps/settings.ts';
import { expectArchiving, expectVoyage } from './steps/voyages.ts';

const { open } = useBrowser();
let tree: Awaited<ReturnType<typeof openScratchTree>>;
let server: RunningServer;

beforeAll(async () => {
  tree = await openScratchTree(
    {
      ...scratchFiles,
      ...voyageFiles,
      ...settingsFiles,
      ...portFiles,
      ...sampleFiles,
      ...documentFiles,
      ...lineFiles,
    },
    lineChanges,
  );
  server = await startDemoServer(tree.path);
});

afterAll(async () => {
  await server?.stop();
  await tree?.remove();
});

describe('one schema, one migration and its texts define an entity', () => {
  it('with its API: contract, list, creation, and errors for fields', async () => {
    const page = await open({ address: server.address });
    const headers = { authorization: `Bearer ${await enterAs(page, 'ana@acme.test')}`, 'accept-language': 'pt' };
    const contract = (await (await page.request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    expect(Object.keys(contract.paths['/api/v2/vessels'] ?? {})).toEqual(['get', 'post', 'delete']);
    const ofOne = Object.keys(contract.paths).filter((path) => path.startsWith('/api/v2/vessels/'));
    const files = ['attachments', 'attachments/{file}', 'papers/{file}', 'photo/{file}'];
    const one = ['archive', 'insure', 'remeasure', 'restore', ...files].map((name) => `{uuid}/${name}`);
    const all = [
      'archive',
      'export',
      'import',
      'import/bad-rows',
      'import/source',
      'insure',
      'restore',
      '{uuid}',
      ...one,
    ];
    expect(ofOne.toSorted()).toEqual(all.map((path) => `/api/v2/vessels/${path}`).toSorted());

    const vessel = {
      name: 'Aurora',
      kind: 'cargo',
      flag: { id: 620 },
      tonnage: '1234.5',
      built: '2019-02-28',
      insured: true,
      currency: 'USD',
      value: '1080',
    };
    const created = await page.request.post('/api/v2/vessels', { headers, data: vessel });
    expect(created.status()).toBe(201);
    expect(await created.json()).toMatchObject({ ...vessel, flag: { id: 620, identifier: 'PT' }, value: '1080.00' });
    const odd = await page.request.post('/api/v2/vessels', { headers, data: { ...vessel, value: '1080.005' } });
    expect(await odd.json()).toMatchObject({ code: 'validation', errors: { value: expect.stringContaining('2') } });
    const refused = await page.request.post('/api/v2/vessels', { headers, data: { ...vessel, kind: 'submarine' } });
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { kind: 'Escolha uma das opções' } });
    await expectNarrowed(page, headers);
  });

  it('with its menu entry, list, filter, form and show page', async () => {
    const page = await open({ address: server.address });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company');
    await page.getByRole('link', { name: 'Navios', exact: true }).click();
    await page.getByRole('cell', { name: 'Aurora', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cadastrar' }).click();
    await textField(page, 'Nome').fill('Boreal');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Campo obrigatório').first().waitFor();
    await choose(page, 'Tipo', 'Balsa');
    await search(page, 'Bandeira', 'Noruega');
    await textField(page, 'Tonelagem').fill('987,25');
    await textField(page, 'Construção').fill('29/02/2024');
    await page.getByRole('switch', { name: 'Segurado' }).check();
    await search(page, 'Moeda', 'JPY');
    await textField(page, 'Valor').fill('98765');
    await page.getByRole('button', { name: 'Adicionar linha' }).click();
    await textField(page, 'Tripulante').fill('Marina Reis');
    await choose(page, 'Função', 'Comandante');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('cell', { name: 'Boreal', exact: true }).waitFor();
    await page.getByRole('cell', { name: /^JP¥\s98\.765$/ }).waitFor();
    await page.getByRole('cell', { name: /^US\$\s1\.080,00$/ }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Filtrar por Tipo' }).click();
    await tick(page, 'Tipo', 'Carga');
    await page.getByRole('cell', { name: 'Boreal', exact: true }).waitFor({ state: 'detached' });
    await tick(page, 'Tipo', 'Carga');
    await page.getByRole('cell', { name: 'Boreal', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await textField(page, 'Valor: até').fill('1.080,00');
    await page.getByRole('cell', { name: 'Boreal', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByRole('button', { name: 'Filtrar por Tipo' }).click();
    await tick(page, 'Tipo', 'Balsa');
    await page.getByRole('cell', { name: 'Aurora', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Boreal' }).waitFor();
    await expectExported(page);
    await page.getByRole('button', { name: 'Opções: Boreal' }).click();
    await page.getByRole('menuitem', { name: 'Ver' }).click();
    await page.getByRole('heading', { level: 1, name: 'Boreal' }).waitFor();
    const shown = await page.getByRole('main').innerText();
    for (const value of ['Balsa', 'Noruega', '987,25', '29/02/2024', 'Sim', 'Marina Reis', 'Comandante'])
      expect(shown).toContain(value);
    await expectAccessible(page);
  });

  it('with files, an image and a secret: chosen or dropped, displayed, saved, and downloaded unchanged', async () => {
    const page = await open({ address: server.address, width: 1800 });
    await enterAs(page, 'ana@acme.test');
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(700_000, 'Ação')]);
    await expectFilesKept(page, pdf);
    await keepBeside(page, pdf);
  });

  it('with commands: one with a form, and one for all selected records that allow it', async () => {
    const page = await open({ address: server.address });
    await expectRefusals(page, await enterAs(page, 'ana@acme.test'));
    await visit(page, '/company/vessels');
    await expectMeasured(page);
    await expectInsured(page);
  });
});

describe('a file of an entity', () => {
  it('is exported, changed and imported: first with errors by row and column, then successfully', async () => {
    const page = await open({ address: server.address });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/vessels');
    await page.getByRole('cell', { name: 'Boreal', exact: true }).waitFor();
    await expectImported(page);
  });
});

describe('a record that refers to an entity', () => {
  const fleet = '/api/v2/vessels';
  const voyages = '/api/v2/voyages';

  it('is created from its page, in tabs, with a number and a status, and keeps its code', async () => {
    const page = await open({ address: server.address });
    const headers = { authorization: `Bearer ${await enterAs(page, 'ana@acme.test')}`, 'accept-language': 'pt' };
    await expectVoyage(page, headers);
  });

  it('shows an accountant only granted rows and properties: no planned voyages and no captain', async () => {
    const page = await open({ address: server.address });
    const headers = { authorization: `Bearer ${await enterAs(page, 'ana@acme.test')}` };
    const { uuid } = (await (await page.request.get(`${fleet}?name=dorado`, { headers })).json()).results[0];
    await page.request.post(voyages, { headers, data: { code: 'D-9', vessel: { uuid }, captain: 'Marina Reis' } });
    const guest = await open({ address: server.address });
    await enterAs(guest, 'carla@contas.test');
    await visit(guest, '/company/voyages?tenant=acme');
    await guest.getByRole('cell', { name: 'D-1', exact: true }).waitFor();
    expect(await guest.getByRole('cell', { name: 'D-9', exact: true }).count()).toBe(0);
    expect(await guest.getByRole('columnheader', { name: 'Capitão' }).count()).toBe(0);
    await guest.getByRole('link', { name: 'D-1', exact: true }).click();
    await guest.getByRole('heading', { level: 1, name: 'D-1' }).waitFor();
    expect(await guest.getByRole('main').innerText()).not.toContain('Marina');
    await expectAccessible(guest);
  });

  it('is archived instead of deleted, as is the record it refers to, and the archive filter finds both', async () => {
    const page = await open({ address: server.address, expected: [/^409 DELETE/] });
    await enterAs(page, 'ana@acme.test');
    await expectArchiving(page);
  });
});

describe('a shared record of the platform', () => {
  it('is created, filtered, changed and deleted by administrators, and read by companies', async () => {
    const page = await open({ address: server.address, expected: [/^409 POST/, /^console/] });
    await enterAs(page, 'admin@ultramar.test');
    await expectPortsMade(page);
    await expectPortsKept(page);
    const company = await open({ address: server.address });
    const headers = { authorization: `Bearer ${await enterAs(company, 'ana@acme.test')}` };
    const { count, results } = await (await company.request.get('/api/v2/ports', { headers })).json();
    expect([count, results]).toMatchObject([1, [{ code: 'BRSSZ', name: 'Porto de Santos', open: true }]]);
    expect((await company.request.post('/api/v2/ports', { headers, data: results[0] })).status()).toBe(403);
  });
});

describe('a document that only its schema declares', () => {
  it('is written with two lines, issued, listed, drawn and public', async () => {
    const page = await open({ address: server.address });
    const token = await enterAs(page, 'ana@acme.test');
    await expectDeliveryNote(page, token, () => open({ address: server.address }));
  });

  it('has a number series and commands of its own', async () => {
    const page = await open({ address: server.address });
    await expectEstimate(page, await enterAs(page, 'ana@acme.test'));
  });

  it('has further fields of its lines: entered, answered, shown, recorded in the history and printed', async () => {
    const page = await open({ address: server.address });
    await expectLineDetails(page, await enterAs(page, 'ana@acme.test'));
  });
});

describe('settings of a company', () => {
  const url = '/api/v2/dock-settings';
  const openAs = async (email: string, expected: readonly RegExp[] = []) => {
    const page = await open({ address: server.address, expected });
    const headers = { authorization: `Bearer ${await enterAs(page, email)}`, 'accept-language': 'pt' };
    return { page, headers };
  };

  it('open from the menu, are edited in place, and persist', async () => {
    const { page } = await openAs('ana@acme.test');
    await expectSettings(page);
  });

  it('are reloaded before saving if another tab changed them', async () => {
    const refused = [/^409 PUT \/api\/v2\/dock-settings$/];
    const { page, headers } = await openAs('ana@acme.test', refused);
    await visit(page, '/company/dock-settings');
    const { page: other } = await openAs('ana@acme.test');
    await expectReloaded(page, other);
    const read = await (await page.request.get(url, { headers })).json();
    expect(read).toMatchObject({ notice_days: 21, instructions: 'Canal 16' });
  });

  it('are visible to an accountant except hidden properties, and separate for each company', async () => {
    const { page, headers } = await openAs('carla@contas.test');
    await visit(page, '/company/dock-settings?tenant=acme');
    await page.getByRole('heading', { level: 1, name: 'Regras de atracação' }).waitFor();
    await page.getByText('Aviso prévio (dias)').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('main').innerText()).not.toContain('Canal 16');
    await expectAccessible(page);
    const refused = await page.request.put(`${url}?tenant=acme`, {
      headers,
      data: { currency: 'BRL', notice_days: 1 },
    });
    expect(refused.status()).toBe(403);
    const globex = await openAs('gil@globex.test');
    const own = await (await page.request.get(url, { headers: globex.headers })).json();
    expect(own).toEqual({ currency: 'BRL', notice_days: 7, allows_night: false });
  });
});

describe('a value of every kind', () => {
  it.each(languages)('is typed by keyboard in %s, typed over, read back and saved', async (language) => {
    const page = await open({ address: server.address, language });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/samples/create');
    if (language === 'pt') await expectAccessible(page);
    await expectEveryKind(page, language);
  });
});

it('an existing figure is edited at the clicked position only', async () => {
  const page = await open({ address: server.address });
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company/samples/create');
  await expectOverwritten(page);
});
