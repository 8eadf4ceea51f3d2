import { describe, expect, it } from 'vitest';
import { HttpError, isStale, messageOf, unknownErrorKey } from './httpError.ts';

describe('the message of a failure (specification §8)', () => {
  it.each([
    ['error before detail and message', { error: 'e', detail: 'd', message: 'm' }, 'e'],
    ['detail before message', { detail: 'd', message: 'm' }, 'd'],
    ['message before what is nested', { message: 'm', errors: { name: 'n' } }, 'm'],
    [
      'nested messages, a line for each',
      { message: { name: 'required', lines: [{ price: 'too small' }] } },
      'name - required\nlines.0.price - too small',
    ],
    [
      'lists of messages under one path',
      { errors: { name: ['required', 'too short'] } },
      'name - required\nname - too short',
    ],
    ['messages at the top', { name: ['required'] }, 'name - required'],
    ['an empty text is no message', { error: '', detail: 'd' }, 'd'],
    ['the transport message', {}, 'Bad Gateway'],
    ['the transport message of no body', null, 'Bad Gateway'],
  ])('%s', (_name, data, expected) => {
    expect(messageOf(data, 'Bad Gateway')).toBe(expected);
  });

  it('is the unknown error if the body has no message', () => {
    expect(messageOf(null, '')).toBe(unknownErrorKey);
  });
});

describe('HttpError', () => {
  it('keeps only field errors that are text, or none', () => {
    expect(new HttpError(400, { errors: { name: 'required', odd: { a: 1 } } }).errors).toEqual({ name: 'required' });
    expect(new HttpError(409, { detail: 'stale' }).body.errors).toBeUndefined();
  });

  it('distinguishes a stale version from other conflicts', () => {
    expect(isStale(new HttpError(409, { code: 'stale' }))).toBe(true);
    expect(isStale(new HttpError(409, { code: 'status_not_allowed' }))).toBe(false);
    expect(isStale(new Error('stale'))).toBe(false);
  });
});
