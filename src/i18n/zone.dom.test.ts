import { expect, test } from 'vitest';
import { instant } from '../../domain/kinds/instant.ts';
import { factsHere } from '../generate/facts.ts';
import { setZone, zone } from './zone.ts';

test('instants and today are in the company’s time zone, and without a company in the reader’s', () => {
  expect(zone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const dates = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) => {
    setZone(timeZone);
    return factsHere().today;
  });
  expect(zone()).toBe('Pacific/Pago_Pago');
  expect(dates[0]).not.toBe(dates[1]);
  expect(instant.is('2026-03-09T15:30:00.000Z')).toBe(true);
  setZone(undefined);
});
