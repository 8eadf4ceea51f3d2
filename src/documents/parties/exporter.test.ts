import { describe, expect, it } from 'vitest';
import { exporterOf, todayIn } from './exporter.ts';

describe('the issuing company', () => {
  it('is parsed from the API’s answer', () => {
    const record = {
      id: 'u1',
      name: 'Acme Ltda',
      nif: '11222333000181',
      location: { address: 'Avenida Paulista', country: { id: 76, identifier: 'BR' } },
      time_zone: 'America/Sao_Paulo',
      allows_retroactive: true,
      issue_lead_days: 10,
    };
    expect(exporterOf(record)).toEqual({
      uuid: 'u1',
      name: 'Acme Ltda',
      nif: '11222333000181',
      country: 'BR',
      countryId: 76,
      currency: undefined,
      timeZone: 'America/Sao_Paulo',
      allowsRetroactive: true,
      leadDays: 10,
    });
  });

  it('issues with no past date unless it allows that', () => {
    expect(exporterOf({ id: 'u1' }).allowsRetroactive).toBe(false);
  });
});

describe('today', () => {
  it('is the date in the time zone of the company', () => {
    expect(todayIn('Pacific/Kiritimati') >= todayIn('Pacific/Niue')).toBe(true);
    expect(todayIn(undefined)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
