import type { Resource } from '../../schemas/resource.ts';

/** Returns whether a record has a page: declared by its schema, or generated from its form. */
export const hasPage = ({ form, page }: Pick<Resource, 'form' | 'page'>): boolean =>
  page !== undefined || form.sections.length > 0;
