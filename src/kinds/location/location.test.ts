import { describe, expect, it } from 'vitest';
import { manualPlace } from '../../../domain/kinds/location.ts';
import { fieldsOfPlace, fieldsOfText } from './location.ts';

describe('choosing a suggested place', () => {
  it('fills the coordinates and the country', () => {
    const country = { id: 76, identifier: 'BR', name: 'Brazil' };
    expect(fieldsOfPlace({ place_id: 'p', address: 'São Paulo', latitude: -23.5, longitude: -46.6, country })).toEqual({
      place_id: 'p',
      address: 'São Paulo',
      latitude: -23.5,
      longitude: -46.6,
      country: { id: 76, identifier: 'BR' },
    });
  });
});

describe('typing an address', () => {
  it('clears the place chosen before', () => {
    expect(fieldsOfText('Rua Um, 1')).toEqual({
      place_id: manualPlace,
      address: 'Rua Um, 1',
      latitude: null,
      longitude: null,
    });
  });

  it('leaves nothing when it is cleared', () => {
    expect(Object.values(fieldsOfText(''))).toEqual([null, null, null, null]);
  });
});
