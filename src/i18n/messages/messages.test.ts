import english from 'ra-language-english';
import { describe, expect, test } from 'vitest';
import es from '../../../locales/es/ra.json' with { type: 'json' };
import pt from '../../../locales/pt/ra.json' with { type: 'json' };

function wordsOf(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...wordsOf(value, `${path}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted();

describe.each([
  ['pt', pt],
  ['es', es],
])('react-admin’s texts in %s', (_, words) => {
  const theirs = wordsOf(english.ra);
  const ours = wordsOf(words);

  test('have the same keys as in English', () => {
    expect([...ours.keys()].toSorted()).toEqual([...theirs.keys()].toSorted());
  });

  test('have only the placeholders of the English ones', () => {
    for (const [key, text] of ours) {
      const known = placeholders(theirs.get(key) ?? '');
      expect(known, key).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });

  test('have a plural where English has one', () => {
    for (const [key, text] of theirs) expect(ours.get(key)?.includes('||||'), key).toBe(text.includes('||||'));
  });
});
