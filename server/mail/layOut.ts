import { readFileSync } from 'node:fs';
import { Liquid, type Template } from 'liquidjs';
import { mailColors } from '../../domain/delivery/mailColors.ts';
import { isolated } from '../../domain/words/isolated.ts';
import { readsFromRight } from '../drawing/text/direction.ts';
import type { Letter } from './letter.ts';

/** A mail as sent: HTML and plain text. */
export interface LaidOut {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A file of a mail. */
export interface Enclosure {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Of a picture in the text, which names it `cid:<part>`. */
  readonly part?: string;
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

// `auto` would take the first letter also of a name that is isolated, and few mail programs know how to isolate by style.
liquid.registerFilter('direction', (text: string) => (readsFromRight(text) ? 'rtl' : 'ltr'));

let parsed: Template[] | undefined;

/** `letter.mjml` as compiled by `npm run mails`. */
const layout = (): Template[] =>
  (parsed ??= liquid.parse(readFileSync(new URL('letter.html', import.meta.url), 'utf8')));

/** The platform's own colour. */
const platformAccent = '#0b5680';

/** Renders a letter. Its logo stands in the page itself, unless `logoAt` names the part of the mail that has it. */
export function layOut({ accent = platformAccent, figures = [], ...letter }: Letter, logoAt?: string): LaidOut {
  const { logo, sentences, hello, subject } = letter;
  const src = logo && (logoAt ?? `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`);
  const values = { ...letter, figures, logo: src, ...mailColors(accent), preview: sentences[0] ?? hello };
  return { subject, html: String(liquid.renderSync(layout(), values)), text: plainText({ ...letter, figures }) };
}

/** Renders a letter for sending: many mail programs show a logo only if it is a part of the mail. */
export function layOutSent(letter: Letter): LaidOut & { readonly enclosures: readonly Enclosure[] } {
  const { logo } = letter;
  const part = { name: 'logo', part: 'logo' };
  return { ...layOut(letter, `cid:${part.part}`), enclosures: logo ? [{ ...logo, ...part }] : [] };
}

function plainText({ heading, hello, sentences, figures = [], action, note, footer }: Letter): string {
  const table = figures.map(({ label, value }) => `${label}: ${isolated(value)}`).join('\n');
  const way = action ? [`${action.label}:\n${action.address}`] : [];
  const parts = [heading, hello, ...sentences, ...(table ? [table] : []), ...way, note, `-- \n${footer}`];
  return `${parts.join('\n\n')}\n`;
}
