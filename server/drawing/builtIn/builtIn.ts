import type { Template } from '../../../schemas/parts/templates/template.ts';
import one from './invoiceTemplate1.json' with { type: 'json' };
import two from './invoiceTemplate2.json' with { type: 'json' };
import three from './invoiceTemplate3.json' with { type: 'json' };

/** The built-in templates by `link`; a test checks each against the format. */
const builtIn: ReadonlyMap<string, Template> = new Map([
  ['invoiceTemplate1', one as Template],
  ['invoiceTemplate2', two as Template],
  ['invoiceTemplate3', three as Template],
]);

/** The links of all built-in templates. */
export const builtInLinks: readonly string[] = [...builtIn.keys()];

/** The default template of documents. */
export const defaultTemplate = 'invoiceTemplate1';

/** The requested template does not exist. */
export class UnknownTemplate extends Error {
  constructor(template: string) {
    super(`no document template ${JSON.stringify(template.slice(0, 80))}`);
    this.name = 'UnknownTemplate';
  }
}

/** Returns the content of a template, built-in or a company's own. Throws `UnknownTemplate`. */
export const designOf = (template: string | Template): Template =>
  typeof template === 'string' ? builtInTemplate(template) : template;

/** Returns a built-in template by its link. Throws `UnknownTemplate`; never builds a path from its argument. */
export function builtInTemplate(link: string): Template {
  const template = builtIn.get(link);
  if (!template) throw new UnknownTemplate(link);
  return template;
}
