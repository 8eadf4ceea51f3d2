import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make } from '../../../../tests/support/company.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const at = '/api/v2/scenarios';

for (const name of ['ISS', 'PIS', 'Withholding tax']) await make(ana, '/api/v2/tributes', { name });
const scenario = async (name: string, code?: string) =>
  make(ana, at, { name, ...(code && { code }), description: 'Services', origin: 76, destiny: 840 });
const tributesOf = async (uuid: string) =>
  (await ana.get(`${at}/${uuid}`)).json().tributes.map((each: Record<string, unknown>) => {
    const { tribute, is_origin, type, value, tax_responsible } = each;
    return [(tribute as { name: string }).name, is_origin, type, value, tax_responsible];
  });
const send = (lines: readonly string[], { query = '', language = 'en', who = ana } = {}) =>
  who.post(`${at}/import${query}`, formOf(lines.join('\n')), { 'accept-language': language });

it('adds the taxes of a file to scenarios, and changes those that are there', async () => {
  const [first, second] = [await scenario('Brazil to US'), await scenario('Brazil to US, goods', 'BR-G')];
  const lines = [
    'Cenário;Tributo;Incide em;Alíquota;Responsável',
    'brazil to us;ISS;Brasil;2,9%;Exportador',
    'Brazil to US;Withholding tax;Estados Unidos;15;Importador',
    'BR-G;PIS;Origem;0,65;',
  ];
  const answer = await send(lines, { language: 'pt' });
  expect(answer.json()).toMatchObject({ created: 3, changed: 0 });
  expect(await tributesOf(first)).toEqual([
    ['ISS', true, 'Fixed', '2.9', 'exporter'],
    ['Withholding tax', false, 'Fixed', '15', 'importer'],
  ]);
  expect(await tributesOf(second)).toEqual([['PIS', true, 'Fixed', '0.65', 'exporter']]);
  expect((await send(lines, { language: 'pt' })).json()).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  const changed = ['Scenario,Tax,Rate', 'Brazil to US,ISS,5'];
  const { rows } = (await send(changed, { query: '?preview=true' })).json();
  expect(rows).toMatchObject([
    { change: 'changed', key: first, values: [{ column: 'tributes.value', before: '2.9%', after: '5%' }] },
  ]);
  expect((await send(changed)).json()).toMatchObject({ created: 0, changed: 1 });
  expect(await tributesOf(first)).toMatchObject([['ISS', true, 'Fixed', '5', 'exporter'], {}]);
});

it('reports each row at its cell by the checks of the form, and writes none', async () => {
  const uuid = await scenario('Checked');
  const lines = [
    'Scenario,Tax,Applies in,Calculation,Rate,Liable party',
    'Checked,ISS,Brazil,,5,Exporter',
    'Unknown,ISS,Brazil,,5,Exporter',
    'Checked,No such tax,Brazil,,5,Exporter',
    'Checked,ISS,Portugal,,5,Exporter',
    'Checked,PIS,Brazil,Fixed percentage,,Exporter',
    'Checked,PIS,Brazil,,1001,Exporter',
    'Checked,PIS,Brazil,,-1,Exporter',
    'Checked,PIS,Brazil,,1,Nobody',
  ];
  const { errors } = (await send(lines)).json();
  expect(Object.keys(errors)).toEqual([
    'rows.3.name',
    'rows.4.tributes.tribute',
    'rows.5.tributes.is_origin',
    'rows.6.tributes.value',
    'rows.7.tributes.value',
    'rows.8.tributes.value',
    'rows.9.tributes.tax_responsible',
  ]);
  expect(await tributesOf(uuid)).toEqual([]);
});

it('is refused to those who may not edit scenarios, and finds no scenario of another company', async () => {
  await scenario('Own');
  const lines = ['Scenario,Tax,Rate', 'Own,ISS,5'];
  const clerk = await somebodyWith(api, ['scenarios:import', 'tributes:list']);
  expect((await send(lines, { who: clerk })).statusCode).toBe(403);
  const gil = await api.signIn('gil@globex.test');
  expect(Object.keys((await send(lines, { who: gil })).json().errors)).toEqual(['rows.2.tributes.tribute']);
});
