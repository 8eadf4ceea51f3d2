import { readdirSync, readFileSync } from 'node:fs';

/** The built-in templates by `link`: `typst/<link>.typ`. */
const builtInTemplates = ['invoiceTemplate1'] as const;

/** The default template of documents. */
export const defaultTemplate = builtInTemplates[0];

/** The requested template does not exist. */
export class UnknownTemplate extends Error {
  constructor(template: string) {
    super(`no document template ${JSON.stringify(template.slice(0, 80))}`);
    this.name = 'UnknownTemplate';
  }
}

/**
 * Returns the file name of a template's Typst program. Throws `UnknownTemplate`; never builds a path from its argument.
 */
export function programOf(template: string): string {
  const link = builtInTemplates.find((one) => one === template);
  if (!link) throw new UnknownTemplate(template);
  return `${link}.typ`;
}

/** Returns every Typst program, by file name. */
export function readPrograms(): Map<string, string> {
  const folder = new URL('./typst/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.typ'));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

/** Returns the fonts of documents, by file name; `typst/theme.typ` has their order. */
export function readFonts(): Map<string, Buffer> {
  const folder = new URL('./fonts/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ttf'));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder))]));
}
