import { describe, expect, it } from 'vitest';
import { fillPlaceholders, piecesOf, placeholdersIn } from './placeholders.ts';

const values = { number: '1024', company: 'Acme {{number}} $& {{x}}' };

describe('placeholders', () => {
  it('are filled, with or without spaces', () => {
    expect(fillPlaceholders('No. {{number}} of {{ company }}', { ...values, company: 'Acme' })).toBe(
      'No. 1024 of Acme',
    );
  });

  it('have values that are data, also if they look like placeholders', () => {
    expect(fillPlaceholders('{{company}}', values)).toBe(values.company);
  });

  it.each(['{{unknown}}', '{{}}', '{{__proto__}}', '{{constructor}}', '{{client}}'])('%s prints as nothing', (text) => {
    expect(fillPlaceholders(`a${text}b`, values)).toBe('ab');
  });

  it.each(['{number}', '{{number', '{{a b}}', '{{#if x}}'])('%s is text', (text) => {
    expect(fillPlaceholders(text, values)).toBe(text);
    expect(placeholdersIn(text)).toEqual([]);
  });
});

describe('a header', () => {
  const count = 'Page {{page}} of {{pages}}';

  it('has the page numbers as counters', () => {
    expect(piecesOf('{{page_count}}', values, count)).toEqual([
      'Page ',
      { counter: 'page' },
      ' of ',
      { counter: 'pages' },
    ]);
    expect(piecesOf('{{number}}, {{ page }}', values, count)).toEqual(['1024, ', { counter: 'page' }]);
  });

  it('takes values as data', () => {
    expect(piecesOf('{{company}}', { company: '{{page}} {{page_count}}' }, count)).toEqual(['{{page}} {{page_count}}']);
  });

  it('may be empty', () => {
    expect(piecesOf('', values, count)).toEqual([]);
  });
});
