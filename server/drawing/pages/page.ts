import { createHash } from 'node:crypto';
import type { Template } from '../../../schemas/parts/template.ts';
import { fill, labelsOf } from '../text/labels.ts';
import { documentLocales } from '../request.ts';

export interface PageOptions {
  /** The pages from `Compiler.pages`. */
  pages: Iterable<string>;
  title: string;
  /** The language of the document, for screen readers; unknown ones fall back to Portuguese. */
  locale: string;
  /** Inside a dialog the sheets fill the frame, without a background around them. */
  modal: boolean;
  /** The paper to print on. */
  paper: Template['page']['paper'];
}

const style = `
:root { color-scheme: light dark; --desk: #e8ecef; --edge: #17212b1f; }
@media (prefers-color-scheme: dark) { :root { --desk: #14181d; --edge: #0008; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); }
main { display: grid; gap: clamp(12px, 3vw, 32px); justify-content: center; padding: clamp(8px, 3vw, 40px);
  grid-template-columns: minmax(0, 900px); }
.modal main { padding: 0; gap: 8px; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
figure { margin: 0; background: #fff; color: #000; box-shadow: 0 1px 2px var(--edge), 0 8px 24px var(--edge); }
.modal figure { box-shadow: none; }
svg { display: block; width: 100%; height: auto; }
svg text::selection { fill: transparent; background: #7db9de99; }
@media print { body { background: none; } main { display: block; padding: 0; }
  figure { box-shadow: none; break-after: page; } figure:last-child { break-after: auto; } @page { size: A4; margin: 0; }
  @page letter { size: letter; margin: 0; } .letter { page: letter; } }
`;

/** Returns the hash of an inline script or style for a content security policy. */
export function policyHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/** The policy hash of the page's styles; a page that frames it from a string has to allow it too. */
export const pageStyles = policyHash(style);

/** The policy of the page: only its own styles and the pictures inside its drawings. */
export const pageSecurityPolicy = `default-src 'none'; style-src ${pageStyles}; img-src data:`;

/**
 * Yields an HTML page, in parts, that shows a document as sheets of paper. It has no script, and its policy (also in a
 * `meta`, for a saved page or one framed from a string) lets it load nothing.
 */
export function* htmlPage({ pages, title, locale, modal, paper }: PageOptions): Generator<string> {
  const language = documentLocales.find((one) => one === locale) ?? 'pt';
  const labels = labelsOf(language);
  yield `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pageSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body class="${modal ? `modal ${paper}` : paper}">
<main>
<h1>${escapeText(title)}</h1>
`;
  let number = 0;
  for (const svg of pages) {
    number += 1;
    const label = fill(labels.page.label, { page: String(number) });
    yield `<figure role="group" aria-label="${label}">${svg}</figure>\n`;
  }
  yield `</main>
</body>
</html>
`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
