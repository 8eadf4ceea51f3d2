import { describe, expect, test } from 'vitest';
import { documentLocales } from '../request.ts';
import { legalKinds, legalText, legalVersion, legalVersions, type LegalText } from './texts.ts';

/** The form of a text without its words: paragraphs, and how long each list is. */
const formOf = ({ sections }: LegalText) =>
  sections.map(({ body }) => body.map((part) => (typeof part === 'string' ? 'paragraph' : part.list.length)));

const wordsOf = ({ title, effective, lead, sections }: LegalText): string[] => [
  title,
  effective,
  lead,
  ...sections.flatMap((section) => [
    section.title,
    ...section.body.flatMap((part) => (typeof part === 'string' ? part : part.list)),
  ]),
];

test('the version in force is the newest published one', () => {
  expect(legalVersion).toBe(legalVersions.toSorted().at(-1));
  expect(legalVersion).toMatch(/^\d{4}-\d{2}$/);
});

test.each(['', '1999-01', '../2026-11', 'texts.ts'])('there is no version %j', (version) => {
  expect(() => legalText({ kind: 'terms', version, locale: 'pt' })).toThrow(RangeError);
});

describe.each(legalVersions.flatMap((version) => legalKinds.map((kind) => ({ version, kind }))))(
  '$kind of $version',
  ({ version, kind }) => {
    const [pt, en, es] = documentLocales.map((locale) => legalText({ kind, version, locale }));

    test('has the same sections, paragraphs and lists in every language', () => {
      expect(en && formOf(en)).toEqual(pt && formOf(pt));
      expect(es && formOf(es)).toEqual(pt && formOf(pt));
    });

    test('has a text everywhere, and no two languages share one', () => {
      const [words = [], ...others] = [pt, en, es].map((text) => (text ? wordsOf(text) : []));
      expect(words.every((text) => text.trim() !== '')).toBe(true);
      for (const other of others) for (const [index, text] of other.entries()) expect(text).not.toBe(words[index]);
    });

    test('names its version', () => {
      for (const text of [pt, en, es]) expect(text?.effective).toContain(version);
    });
  },
);

test('the terms name what a company has to know', () => {
  const text = wordsOf(legalText({ kind: 'terms', version: legalVersion, locale: 'en' })).join(' ');
  for (const matter of ['no tax', 'LGPD', 'GDPR', 'Price', 'liable', 'courts', 'close the account']) {
    expect(text).toContain(matter);
  }
});
