import { expect, test } from 'vitest';
import { addressLine, wholePostcode } from './addressLine.ts';

const paulista = {
  street: 'Av. Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  postcode: '01310-100',
};

test.each([
  ['BR', paulista, 'Av. Paulista, 1000, Bela Vista, São Paulo - SP, 01310-100'],
  [
    'PT',
    { street: 'Rua Augusta', number: '24', city: 'Lisboa', postcode: '1100-053' },
    'Rua Augusta, 24, 1100-053 Lisboa',
  ],
  [
    'ES',
    { street: 'Calle Mayor', number: '3', city: 'Alcalá', state: 'Madrid', postcode: '28801' },
    'Calle Mayor, 3, 28801 Alcalá, Madrid',
  ],
  ['DE', { street: 'Hauptstraße', number: '5', city: 'Köln', postcode: '50667' }, 'Hauptstraße 5, 50667 Köln'],
  [
    'US',
    { street: 'Fifth Avenue', number: '350', city: 'New York', state: 'NY', postcode: '10118' },
    '350 Fifth Avenue, New York, NY 10118',
  ],
  ['GB', { street: '10 Downing Street', city: 'London', postcode: 'SW1A 2AA' }, '10 Downing Street, London SW1A 2AA'],
  ['FR', { street: 'rue de Rivoli', number: '99', city: 'Paris', postcode: '75001' }, '99 rue de Rivoli, 75001 Paris'],
  [undefined, { street: 'Rua 1', city: '', postcode: ' ' }, 'Rua 1'],
  [
    'BR',
    { street: 'Rua A, 12 - Centro, Recife', number: '12', city: 'Recife', state: 'PE' },
    'Rua A, 12 - Centro, Recife, PE',
  ],
  ['BR', { street: 'Rua 7', number: '7', city: 'Recife' }, 'Rua 7, 7, Recife'],
  ['US', { street: '350 Fifth Avenue', city: 'Exterior', state: 'EX' }, '350 Fifth Avenue'],
  ['BR', {}, ''],
])('an address in %s', (country, parts, line) => expect(addressLine(parts, country)).toBe(line));

test('a postal code that a spreadsheet stored as a number has its zeros again', () => {
  expect([wholePostcode(1310100, 'BR'), wholePostcode(1067, 'DE'), wholePostcode(1000, 'PT')]).toEqual([
    '01310100',
    '01067',
    '1000',
  ]);
});
