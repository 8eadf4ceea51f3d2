import { readdirSync, readFileSync } from 'node:fs';

/** The templates that come with the product, by their `link`: `typst/<link>.typ`. */
const builtInTemplates = ['invoiceTemplate1'] as const;

/** What a document is drawn from where nobody chose: the first of them. */
export const defaultTemplate = builtInTemplates[0];

/** Asked for a template that there is not. */
export class UnknownTemplate extends Error {
  constructor(template: string) {
    super(`no document template ${JSON.stringify(template.slice(0, 80))}`);
    this.name = 'UnknownTemplate';
  }
}

/** The file name of a template's Typst program. Throws `UnknownTemplate`; never makes a path of what it is given. */
export function programOf(template: string): string {
  const link = builtInTemplates.find((one) => one === template);
  if (!link) throw new UnknownTemplate(template);
  return `${link}.typ`;
}

/** Every Typst program, by file name. */
export function readPrograms(): Map<string, string> {
  const folder = new URL('./typst/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.typ'));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

/** The fonts documents are printed with, by file name; `typst/theme.typ` says which goes first. */
export function readFonts(): Map<string, Buffer> {
  const folder = new URL('./fonts/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ttf'));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder))]));
}
