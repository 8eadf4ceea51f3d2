import { describe, expect, it } from 'vitest';
import { ApiError } from '../../base/errors.ts';
import { readPatch } from './readPatch.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: { name: { type: 'string', minLength: 1 }, phone: { type: 'string' } },
} as const;
const read = (body: unknown) => readPatch(schema, ['phone'], body);

function issuesOf(body: unknown) {
  try {
    return read(body);
  } catch (error) {
    return error instanceof ApiError ? error.errors : error;
  }
}

describe('a merge patch', () => {
  it.each([[{ name: 'Ana' }], [{}], [{ name: 'Ana', phone: '+551' }]])('is parsed unchanged: %j', (body) => {
    expect(read(body)).toEqual(body);
  });

  it('clears what may be cleared, by null or by an empty text', () => {
    expect([read({ phone: null }), read({ phone: '' })]).toEqual([{ phone: '' }, { phone: '' }]);
  });

  it.each([null, '', ' '])('does not clear what has to be there: %j', (name) => {
    expect(issuesOf({ name })).toEqual([{ path: 'name', key: 'validation.required' }]);
  });

  it.each(['email', '__proto__', 'constructor'])('knows no %s', (name) => {
    const body: unknown = JSON.parse(`{"${name}": 1}`);
    expect(issuesOf(body)).toEqual([{ path: name, key: 'validation.unknown' }]);
  });

  it.each([null, 'text', 1, [[]]])('that is none is left to be refused: %j', (body) => {
    expect(read(body)).toBe(body);
  });
});
