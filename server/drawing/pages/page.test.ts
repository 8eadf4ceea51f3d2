import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageSecurityPolicy } from '../../web/pagePolicy.ts';
import { htmlPage, type PageOptions } from './page.ts';

const options = {
  pages: ['<svg id="a"></svg>', '<svg id="b"></svg>'],
  title: 'Fatura nº 1',
  locale: 'pt',
  modal: false,
  paper: 'a4',
} as const;

const drawn = (page: PageOptions) => [...htmlPage(page)].join('');

test('shows every page, labelled, in the document’s language', () => {
  const html = drawn({ ...options, locale: 'es' });
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('aria-label="Página 1 del documento"><svg id="a"></svg>');
  expect(html).toContain('aria-label="Página 2 del documento"><svg id="b"></svg>');
});

test('runs and loads nothing, and has a policy for it', () => {
  const html = drawn(options);
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const digest = createHash('sha256').update(style).digest('base64');
  expect(pageSecurityPolicy).toBe(`default-src 'none'; style-src 'sha256-${digest}'; img-src data:`);
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${pageSecurityPolicy}">`);
  expect(html).not.toMatch(/<script|<link|url\(|@import|https?:| style=/);
});

test('escapes the title', () => {
  expect(drawn({ ...options, title: '</title><script>&"' })).toContain(
    '<title>&#60;/title&#62;&#60;script&#62;&#38;&#34;</title>',
  );
});

test('falls back to Portuguese for unknown languages', () => {
  expect(drawn({ ...options, locale: '"><b>' })).toContain('<html lang="pt">');
});

test('has no background around the sheets in a dialog', () => {
  expect(drawn({ ...options, modal: true })).toContain('<body class="modal a4">');
  expect(drawn(options)).toContain('<body class="a4">');
});

test('prints on the paper of its template', () => {
  const letter = drawn({ ...options, paper: 'letter' });
  expect(letter).toContain('<body class="letter">');
  expect(letter).toContain('@page letter { size: letter; margin: 0; } .letter { page: letter; }');
});
