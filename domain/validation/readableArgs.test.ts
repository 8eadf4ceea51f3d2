import { describe, expect, it, vi } from 'vitest';
import { readableArgs } from './readableArgs.ts';

describe('an argument of a message', () => {
  it.each([
    ['pt', '0,01', '999.999.999'],
    ['es', '0,01', '999.999.999'],
    ['en', '0.01', '999,999,999'],
  ])('is formatted in the reader’s notation (%s)', (language, least, most) => {
    expect(readableArgs({ least: '0.01', most: '999999999' }, language)).toEqual({ least, most });
  });

  it('keeps the decimals of an amount, and a date is formatted in the reader’s notation', () => {
    expect(readableArgs({ needed: '12960.00', date: '2027-02-28' }, 'pt')).toEqual({
      needed: '12.960,00',
      date: '28/02/2027',
    });
    expect(readableArgs({ needed: '12960.00', date: '2027-02-28' }, 'en')).toEqual({
      needed: '12,960.00',
      date: '2027/02/28',
    });
  });

  it('has its unit as on screens', () => {
    const args = { needed: { figure: '12960.00', unit: 'BRL' }, by: { figure: '3.5', unit: '%' } };
    expect(readableArgs(args, 'pt')).toEqual({ needed: 'R$\u00a012.960,00', by: '3,5%' });
    expect(readableArgs(args, 'en')).toEqual({ needed: 'BRL\u00a012,960.00', by: '3.5%' });
  });

  it('is unchanged if it is not decimal text', () => {
    expect(readableArgs({ limit: 200, country: 'BR', formats: 'JPEG, PNG' }, 'pt')).toEqual({
      limit: 200,
      country: 'BR',
      formats: 'JPEG, PNG',
    });
    expect(readableArgs(undefined, 'pt')).toEqual({});
  });

  it('is truncated to a readable length', () => {
    const { email } = readableArgs({ email: '😀'.repeat(10_000) }, 'pt');
    expect(email).toMatch(/^(😀)+.?…$/u);
    expect(String(email)).toHaveLength(100);
  });

  it('is formatted at the same cost every time: formats are created once', () => {
    readableArgs({ least: '0.01' }, 'es');
    const made = vi.spyOn(Intl, 'NumberFormat');
    for (let message = 0; message < 1000; message++) readableArgs({ least: String(message) }, 'es');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
