import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { sampleAddress } from '../../../dataProvider/calls/templates.ts';
import type { InvoiceTemplate } from '../../../schemas/resources/templates/invoice-templates.ts';

export type TemplateChoice = InvoiceTemplate & { readonly id: string };

/** Returns the stored key of a template: a built-in's link, a custom one's uuid. */
export function templateKey(template: Pick<InvoiceTemplate, 'uuid' | 'link' | 'editable'>): string {
  return template.editable ? String(template.uuid) : (template.link ?? String(template.uuid));
}

/** Returns whether a template is the document's current one. */
export function isCurrent(template: Pick<InvoiceTemplate, 'uuid' | 'link'>, current: string | undefined): boolean {
  return current !== undefined && (template.link === current || template.uuid === current);
}

/** Separates built-in templates from the company's own, the default first, then by name. */
export function groupTemplates(templates: readonly TemplateChoice[]) {
  const sorted = templates.toSorted(
    (a, b) => Number(b.default) - Number(a.default) || a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
  return {
    builtIn: sorted.filter((template) => !template.editable),
    custom: sorted.filter((template) => template.editable),
  };
}

/** Returns a made-up document in a template. */
export const sampleOf = ({ id }: TemplateChoice, locale: string): DocumentReference => ({
  uuid: id,
  address: sampleAddress(id),
  locale,
});
