import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const at = '/api/v2/entities';
const portugal = { place_id: 'geonames:2267057', address: 'Rua Augusta 10, Lisboa', country: { id: 620 } };

const harbor = await make(ana, at, { name: 'Blue Harbor Inc.', nif: '84-1234567', location: usLocation });
const lisboa = await make(ana, at, { name: 'Lisboa Digital Lda', nif: '501442600', location: portugal });

const hints = async (query: Record<string, string>) => {
  const answer = await ana.get(`${at}/duplicates?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<{ results: { uuid: string; by: string; archived: boolean }[] }>()
    .results.map(({ uuid, by }) => [uuid, by]);
};

it('names the client with a tax ID, however it is written', async () => {
  expect(await hints({ nif: '841234567' })).toEqual([[harbor, 'tax_id']]);
  expect(await hints({ nif: 'PT 501 442 600', country: 'PT' })).toEqual([[lisboa, 'tax_id']]);
  expect(await hints({ nif: '501442601' })).toEqual([]);
});

it('hints at a near name without its legal form, and never at the client itself', async () => {
  expect(await hints({ name: 'Blue Harbour LLC' })).toEqual([[harbor, 'name']]);
  expect(await hints({ name: 'Blue Harbor', nif: '84-1234567' })).toEqual([[harbor, 'tax_id']]);
  expect(await hints({ name: 'Blue Harbor Inc.', nif: '84-1234567', uuid: harbor })).toEqual([]);
  expect(await hints({ name: 'Red Mountain' })).toEqual([]);
});

it('warns and never refuses', async () => {
  const second = await make(ana, at, { name: 'Blue Harbor Inc.', nif: '84-1234567', location: usLocation });
  expect(await hints({ nif: '84-1234567', uuid: second })).toEqual([[harbor, 'tax_id']]);
});

it('names an archived client by its tax ID alone, and no merged one', async () => {
  const [old, merged] = [
    await make(ana, at, { name: 'Silver Lake', nif: '99-7654321', location: usLocation }),
    await make(ana, at, { name: 'Silver Lake Ltd', nif: '99-7654321', location: usLocation }),
  ];
  expect((await ana.post(`${at}/${merged}/merge`, { into: { uuid: old } })).statusCode).toBe(200);
  expect((await ana.put(`${at}/${old}/archive`)).statusCode).toBe(200);
  expect(await hints({ nif: '99-7654321' })).toEqual([[old, 'tax_id']]);
  expect(await hints({ name: 'Silver Lake' })).toEqual([]);
});

it('finds nothing of another company', async () => {
  const gil = await api.signIn('gil@globex.test');
  const { results } = (await gil.get(`${at}/duplicates?nif=84-1234567&name=Blue+Harbor`)).json();
  expect(results).toEqual([]);
});
