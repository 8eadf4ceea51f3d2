import type { Resource } from '../../schemas/resource.ts';
import { isGrantedAnywhere } from '../access/grant.ts';
import { editsByMenu } from './offered.ts';

/** Whether a record has a page: one that its schema declares, or the one that shows the fields of its form. */
export const hasPage = ({ form, page }: Pick<Resource, 'form' | 'page'>): boolean =>
  page !== undefined || form.sections.length > 0;

/** Whether its page has the address of the record to itself, since its form is opened elsewhere or only makes new ones. */
export const hasOwnAddress = (resource: Pick<Resource, 'name' | 'access' | 'actions' | 'page' | 'form'>): boolean =>
  editsByMenu(resource.actions) ||
  (resource.page !== undefined && (resource.form.sections.length === 0 || !isGrantedAnywhere(resource, 'edit')));

/** The kind of path, as react-admin knows it, that the page of a record has. */
export const pageType = (resource: Resource): 'edit' | 'show' => (hasOwnAddress(resource) ? 'edit' : 'show');
