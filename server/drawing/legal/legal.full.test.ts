import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { createCompiler } from '../compiler.ts';
import { documentLocales } from '../request.ts';
import { legalKinds, legalText, legalVersion } from './texts.ts';

const compiler = createCompiler();
const version = legalVersion;
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe.each(legalKinds.flatMap((kind) => documentLocales.map((locale) => ({ kind, locale }))))(
  'the PDF of $kind in $locale',
  ({ kind, locale }) => {
    const written = legalText({ kind, version, locale });
    const read = readPdf(compiler.legal({ kind, version, locale }));

    test('is a tagged PDF/A-3a with title and language', async () => {
      expect(await read).toMatchObject({
        archival: '3A',
        tagged: true,
        title: written.title,
        author: 'Ultramar',
        language: locale === 'pt' ? 'pt-BR' : locale,
        created: `D:${version.replace('-', '')}01000000Z`,
      });
      expect((await read).pages.length).toBeLessThanOrEqual(3);
    });

    test('prints every section in order, complete and numbered', async () => {
      const text = plain((await read).pages.join('\n'));
      const titles = written.sections.map((section, index) => `${index + 1}. ${section.title}`);
      const places = titles.map((title) => text.indexOf(title));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(text).not.toContain('\ufffd');
    });

    test('marks its headings and lists for screen readers', async () => {
      const { roles } = await read;
      const lists = written.sections.flatMap(({ body }) => body.filter((part) => typeof part !== 'string'));
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'H2')).toHaveLength(written.sections.length);
      expect(roles.filter((role) => role === 'L').length).toBeGreaterThanOrEqual(lists.length);
    });
  },
);

test('a legal text is the same to the byte each time', () => {
  const request = { kind: 'eula', version, locale: 'pt' } as const;
  expect(compiler.legal(request).equals(compiler.legal(request))).toBe(true);
});
