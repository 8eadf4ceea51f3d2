import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, testConfig, type TestApp, type TestClient } from '../../../../tests/support/app.ts';
import { photonAnswer, photonFeature } from '../places/service/answers.testing.ts';

let status = 503;
const features = [photonFeature(), photonFeature({ countrycode: 'XX', name: 'Nowhere' })];
const service = createServer((_, response) => response.writeHead(status).end(JSON.stringify(photonAnswer(features))));
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const placesUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api`;
afterAll(() => {
  service.close();
});

let test: TestApp;
let ana: TestClient;

beforeAll(async () => {
  test = await testApp({ config: { ...testConfig, placesUrl }, budgets: { placesPauseMs: 1 } });
  ana = await test.signIn('ana@acme.test');
  await test.ownerPool.query(`
    insert into places (place_id, name, region, country_id, longitude, latitude, population) values
      ('p:1', 'Lisbon', null, 620, -9.13, 38.72, 517802),
      ('p:2', 'Lisbon', 'ME', 840, -70.11, 44.03, 9000),
      ('p:3', 'Łódź', null, 616, 19.46, 51.75, 768755),
      ('p:4', '100% Town', null, 840, 1, 1, 1)`);
});

type Found = { address: string; country: { name: string } };

const addresses = async (search: string, language = 'pt'): Promise<string[]> => {
  const answer = await ana.get(`/api/v2/places?search=${encodeURIComponent(search)}`, { 'accept-language': language });
  return answer.json().results.map(({ address, country }: Found) => `${address} (${country.name})`);
};

describe('the places an address input offers', () => {
  it.each([
    ['pt', ['Lisbon (Portugal)', 'Lisbon, ME (Estados Unidos)']],
    ['en', ['Lisbon (Portugal)', 'Lisbon, ME (United States)']],
  ])('start with the typed text, the most populous first, their countries named in %s', async (language, found) => {
    expect(await addresses('lisb', language)).toEqual(found);
  });

  it('are found without accents', async () => {
    expect(await addresses('lodz', 'es')).toEqual(['Łódź (Polonia)']);
  });

  it('are taken by the letter: what a pattern would mean is text', async () => {
    expect(await addresses('%')).toEqual([]);
    expect(await addresses('100%')).toEqual(['100% Town (Estados Unidos)']);
    expect(await addresses('  ')).toEqual([]);
  });

  it('fill in where they are', async () => {
    const { results } = (await ana.get('/api/v2/places?search=Lodz')).json();
    expect(results).toEqual([
      {
        place_id: 'p:3',
        address: 'Łódź',
        latitude: 51.75,
        longitude: 19.46,
        country: { id: 616, identifier: 'PL', name: 'Polônia' },
      },
    ]);
  });
});

describe('a places service', () => {
  it('answers instead of our own places, with countries named in the language of the reader', async () => {
    status = 200;
    const { results, count } = (await ana.get('/api/v2/places?search=Paulista', { 'accept-language': 'en' })).json();
    expect([results, count]).toEqual([
      [
        {
          place_id: 'osm:W7',
          address: 'Conjunto Nacional, Avenida Paulista 2073, 01311-300 São Paulo, SP',
          latitude: -23.5586,
          longitude: -46.6596,
          country: { id: 76, identifier: 'BR', name: 'Brazil' },
        },
      ],
      1,
    ]);
  });

  it('that fails leaves the search to our own places', async () => {
    status = 500;
    expect(await addresses('Lisbon', 'es')).toEqual(['Lisbon (Portugal)', 'Lisbon, ME (Estados Unidos)']);
  });
});
