import { useCreatePath, type RaRecord } from 'ra-core';
import { editsByMenu } from '../../domain/actions/offered.ts';
import type { Resource } from '../../schemas/resource.ts';
import { useMay } from '../access/useMay.ts';

/** Whether a record has a page of its own: where its schema gives its form, that shows it too. */
export const hasPage = ({ form, page }: Pick<Resource, 'form' | 'page'>): boolean =>
  page !== undefined || form.sections.length > 0;

/** Whether its page has the address of the record to itself, since its form is opened elsewhere or only makes new ones. */
export const hasOwnAddress = ({ actions, page, form }: Pick<Resource, 'actions' | 'page' | 'form'>): boolean =>
  editsByMenu(actions) || (page !== undefined && form.sections.length === 0);

/** The kind of path, as react-admin knows it, that the page of a record has. */
export const pageType = (resource: Resource): 'edit' | 'show' => (hasOwnAddress(resource) ? 'edit' : 'show');

/** Where the page of a record is, for whoever may open it. */
export function usePagePath(resource: Resource): (record: Pick<RaRecord, 'id'>) => string | undefined {
  const createPath = useCreatePath();
  const mayShow = useMay(resource.name, 'show') && hasPage(resource);
  return ({ id }) => (mayShow ? createPath({ resource: resource.name, type: pageType(resource), id }) : undefined);
}
