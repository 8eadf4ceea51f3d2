import { expect, test } from 'vitest';
import { nominatimResult, photonAnswer, photonFeature } from './answers.testing.ts';
import { readAnswer } from './readAnswer.ts';

test('a feature of Photon is an address without its country', () => {
  expect(readAnswer(photonAnswer([photonFeature()]))).toEqual([
    {
      place_id: 'osm:W7',
      address: 'Conjunto Nacional, Avenida Paulista 2073, 01311-300 São Paulo, SP',
      latitude: -23.5586,
      longitude: -46.6596,
      country: 'BR',
    },
  ]);
});

test('a result of Nominatim is its name up to the country', () => {
  expect(readAnswer([nominatimResult()])).toEqual([
    {
      place_id: 'osm:N42',
      address: '2073, Avenida Paulista, São Paulo, 01311-300',
      latitude: -23.5586,
      longitude: -46.6596,
      country: 'BR',
    },
  ]);
});

test('nothing found is an answer', () => {
  expect(readAnswer([])).toEqual([]);
  expect(readAnswer(photonAnswer([]))).toEqual([]);
});

test('places without a country or a name are left out', () => {
  const sea = photonFeature({ countrycode: undefined, name: 'Atlantic Ocean' });
  expect(readAnswer(photonAnswer([sea, photonFeature()]))).toHaveLength(1);
  expect(readAnswer([{ ...nominatimResult(), address: {} }, nominatimResult()])).toHaveLength(1);
});

test('what reads the same is offered once, the best first', () => {
  const twice = [photonFeature({ osm_id: 1 }), photonFeature({ osm_id: 2 }), photonFeature({ countrycode: 'PT' })];
  const found = readAnswer(photonAnswer(twice)) ?? [];
  expect(found.map(({ place_id, country }) => [place_id, country])).toEqual([
    ['osm:W1', 'BR'],
    ['osm:W7', 'PT'],
  ]);
});

test('at most ten places are offered, and no address is longer than a location takes', () => {
  const many = Array.from({ length: 30 }, (_, id) => photonFeature({ osm_id: id, name: `${id} ${'😀'.repeat(400)}` }));
  const found = readAnswer(photonAnswer(many)) ?? [];
  expect(found).toHaveLength(10);
  expect(Math.max(...found.map(({ address }) => [...address].length))).toBe(300);
});

test.each([
  ['null', null],
  ['text', 'Lisbon'],
  ['an error', { error: 'no such parameter' }],
  ['features of something else', photonAnswer([{ geometry: null }])],
  ['a list of something else', [1, 2, 3]],
  ['a place outside the world', [{ ...nominatimResult(), lat: '91' }]],
  ['a place that is no number', [{ ...nominatimResult(), lon: 'east' }]],
])('%s is no answer', (_what, json) => {
  expect(readAnswer(json)).toBeUndefined();
});
