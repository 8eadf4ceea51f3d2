import type { Template } from '../../../schemas/parts/templates/template.ts';
import { fill, labelsOf } from '../text/labels.ts';
import { documentLocales } from '../request.ts';
import { pageSecurityPolicy, pageStyleSheet } from '../../web/pagePolicy.ts';

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
<style>${pageStyleSheet}</style>
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
