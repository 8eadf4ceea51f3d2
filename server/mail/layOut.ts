import { readFileSync } from 'node:fs';
import { Liquid, type Template } from 'liquidjs';
import type { Letter } from './letter.ts';

/** A mail as sent: HTML and plain text. */
export interface LaidOut {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The template is ours; values are escaped. No limit of time: a busy machine would fail it. */
const liquid = new Liquid({
  ownPropertyOnly: true,
  strictFilters: true,
  strictVariables: true,
  lenientIf: true,
  outputEscape: 'escape',
  parseLimit: 200_000,
  memoryLimit: 1_000_000,
});

let parsed: Template[] | undefined;

/** `letter.mjml` as compiled by `npm run mails`. */
const layout = (): Template[] =>
  (parsed ??= liquid.parse(readFileSync(new URL('letter.html', import.meta.url), 'utf8')));

/** Renders a letter. */
export const layOut = (letter: Letter): LaidOut => ({
  subject: letter.subject,
  html: String(liquid.renderSync(layout(), { ...letter, preview: letter.sentences[0] ?? letter.hello })),
  text: plainText(letter),
});

function plainText({ heading, hello, sentences, action, note, footer }: Letter): string {
  const way = action ? [`${action.label}:\n${action.address}`] : [];
  return `${[heading, hello, ...sentences, ...way, note, `-- \n${footer}`].join('\n\n')}\n`;
}
