import { describe, expect, it } from 'vitest';
import { besideUnmatched, fieldOfUnmatched, unmatchedAt, withoutUnmatched } from './unmatchedText.ts';

const unmatched = (path: string, text: string) => ({ path, key: 'validation.unmatched', args: { text } });

describe('text that matches no option', () => {
  it('is an issue at its field, also in nested objects and rows', () => {
    const form = {
      buyer: null,
      [unmatchedAt('buyer')]: 'Sul',
      location: { address: 'Rua 1', [unmatchedAt('country')]: 'Brasilândia' },
      tributes: [{ tribute: { uuid: 't1' } }, { tribute: null, [unmatchedAt('tribute')]: 'IS' }],
    };
    expect(withoutUnmatched(form)).toEqual({
      values: {
        buyer: null,
        location: { address: 'Rua 1', country: null },
        tributes: [{ tribute: { uuid: 't1' } }, { tribute: null }],
      },
      issues: [
        unmatched('buyer', 'Sul'),
        unmatched('location.country', 'Brasilândia'),
        unmatched('tributes.1.tribute', 'IS'),
      ],
    });
  });

  it('is ignored once an option is chosen', () => {
    const form = { [unmatchedAt('currency')]: 'B', currency: 'BRL' };
    expect(withoutUnmatched(form)).toEqual({ values: { currency: 'BRL' }, issues: [] });
  });

  it('is the only problem reported at its field', () => {
    const required = (path: string) => ({ path, key: 'validation.required' });
    const issues = besideUnmatched([unmatched('country', 'X')], [required('country.id'), required('country_code')]);
    expect(issues).toEqual([unmatched('country', 'X'), required('country_code')]);
  });
});

it('files are unchanged', () => {
  const logo = new Blob(['x']);
  expect(withoutUnmatched({ logo }).values.logo).toBe(logo);
});

it('the key of an unmatched text is not the name of a field', () => {
  expect([fieldOfUnmatched(unmatchedAt('buyer')), fieldOfUnmatched('buyer')]).toEqual(['buyer', undefined]);
});
