import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { builtInLinks } from '../../server/drawing/builtIn/builtIn.ts';
import { createCompiler } from '../../server/drawing/compiler.ts';
import { documentLocales, type DocumentLocale } from '../../server/drawing/request.ts';
import { useBrowser } from '../support/browser.ts';
import { readGrayPng, writeGrayPng, type GrayPicture } from '../support/grayPng.ts';
import { sampleInvoice } from '../support/sampleDocument.ts';

// After a change of a design, renew the pictures (README) and look at them.
const renews = process.env.RENEW === 'yes';

const { open } = useBrowser();
const compiler = createCompiler();
const width = 160;
const height = 226;

const descriptions = [
  'Consultoria',
  'Desenvolvimento de software sob medida',
  'Suporte técnico em dias úteis, das 9 h às 18 h',
];
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ description: descriptions[at % 3] ?? '', price: String(100 + at) }));
const printed = {
  account: { name: 'Banco do Brasil', details: 'IBAN: BR15 0000 0000 0000 1093 2840 814 P2' },
  contact: { responsible_name: 'Ana Souza', responsible_email: 'ana@horizonte.example' },
  terms_payment: 'Pagamento em até 30 dias.',
};

/** Returns the first and the last page of a document; a glyph is outlined on the first page that uses it. */
function endsOf(template: string, locale: DocumentLocale, count: number): string[] {
  const document = sampleInvoice(printed, linesOf(count), locale);
  const pages = [...compiler.pages({ template, locale, document })];
  const outlines = pages.map((svg) => /<defs>.*?<\/defs>/s.exec(svg)?.[0] ?? '').join('');
  return [pages.at(0), pages.at(-1)].map((svg = '') => svg.replace(/<defs>.*?<\/defs>/s, outlines));
}

/** Draws pages side by side. */
async function pictureOf(page: Page, pages: readonly string[]): Promise<GrayPicture> {
  const digits = await page.evaluate(
    async ([all, w, h]) => {
      const canvas = new OffscreenCanvas(w * all.length, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, h);
      for (const [at, svg] of all.entries()) {
        const image = new Image();
        image.src = URL.createObjectURL(
          new Blob([svg.replace('<svg ', `<svg width="${w}" height="${h}" `)], { type: 'image/svg+xml' }),
        );
        await image.decode();
        context.drawImage(image, at * w, 0, w, h);
      }
      const { data } = context.getImageData(0, 0, canvas.width, h);
      const shades = Array.from({ length: canvas.width * h }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
        return Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 17).toString(16);
      });
      return shades.join('');
    },
    [pages, width, height] as const,
  );
  return {
    width: width * pages.length,
    height,
    shades: Uint8Array.from(digits, (digit) => Number.parseInt(digit, 16)),
  };
}

/** Returns the share of pixels that clearly differ. */
const differing = (one: GrayPicture, other: GrayPicture): number =>
  one.shades.filter((shade, at) => Math.abs(shade - (other.shades[at] ?? 0)) > 2).length / one.shades.length;

describe.each(builtInLinks)('%s', (template) => {
  it.each([...documentLocales])(
    'looks in %s as when it was approved: 1, 12 and 200 lines, first and last page',
    async (locale) => {
      const page = await open();
      const file = fileURLToPath(new URL(`./designs/${template}-${locale}.png`, import.meta.url));
      const picture = await pictureOf(
        page,
        [1, 12, 200].flatMap((count) => endsOf(template, locale, count)),
      );
      if (renews) {
        mkdirSync(new URL('./designs/', import.meta.url), { recursive: true });
        writeFileSync(file, writeGrayPng(picture));
      }
      expect(existsSync(file)).toBe(true);
      expect(differing(picture, readGrayPng(readFileSync(file)))).toBeLessThan(0.0005);
    },
  );
});
