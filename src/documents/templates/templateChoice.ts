import { useGetList } from 'ra-core';
import type { InvoiceTemplate } from '../../../schemas/resources/invoice-templates.ts';

export type TemplateChoice = InvoiceTemplate & { readonly id: string };

/** What a document keeps of its template: a built-in's link, a custom one's uuid. */
export function templateKey(template: Pick<InvoiceTemplate, 'uuid' | 'link' | 'editable'>): string {
  return template.editable ? String(template.uuid) : (template.link ?? String(template.uuid));
}

/** Whether the document is drawn from this template now. */
export function isCurrent(template: Pick<InvoiceTemplate, 'uuid' | 'link'>, current: string | undefined): boolean {
  return current !== undefined && (template.link === current || template.uuid === current);
}

/** Built-in models apart from the company's own, the default first, then by name. */
export function groupTemplates(templates: readonly TemplateChoice[]) {
  const sorted = templates.toSorted(
    (a, b) => Number(b.default) - Number(a.default) || a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
  return {
    builtIn: sorted.filter((template) => !template.editable),
    custom: sorted.filter((template) => template.editable),
  };
}

/** As many as one page of the API holds; the list has an order of its own, the default first, and takes no other. */
const all = { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } } as const;

/** The templates a document of the company can be drawn from. */
export const useTemplates = () => useGetList<TemplateChoice>('invoice-templates', all);
