import { describe, expect, it } from 'vitest';
import { readableArgs } from './readableArgs.ts';

describe('what a message names', () => {
  it.each([
    ['pt', '0,01', '999.999.999'],
    ['es', '0,01', '999.999.999'],
    ['en', '0.01', '999,999,999'],
  ])('is written as its reader writes figures (%s)', (language, least, most) => {
    expect(readableArgs({ least: '0.01', most: '999999999' }, language)).toEqual({ least, most });
  });

  it('is left alone where it is no decimal text', () => {
    expect(readableArgs({ limit: 200, country: 'BR', formats: 'JPEG, PNG' }, 'pt')).toEqual({
      limit: 200,
      country: 'BR',
      formats: 'JPEG, PNG',
    });
    expect(readableArgs(undefined, 'pt')).toEqual({});
  });
});
