import { useGetList } from 'ra-core';
import type { TemplateChoice } from './templateChoice.ts';

/** As many as one page of the API holds; the list has an order of its own, the default first, and takes no other. */
const all = { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } } as const;

/** The templates a document of the company can be drawn from. */
export const useTemplates = () => useGetList<TemplateChoice>('invoice-templates', all);
