import type { Resource } from '../../schemas/resource.ts';
import { isGrantedAnywhere } from '../access/grant.ts';
import { editsByMenu } from './offered.ts';

/** Returns whether a record has a page: declared by its schema, or generated from its form. */
export const hasPage = ({ form, page }: Pick<Resource, 'form' | 'page'>): boolean =>
  page !== undefined || form.sections.length > 0;

/**
 * Returns whether the page has the record's address to itself, because the form opens elsewhere or only creates
 * records.
 */
export const hasOwnAddress = (resource: Pick<Resource, 'name' | 'access' | 'actions' | 'page' | 'form'>): boolean =>
  editsByMenu(resource.actions) ||
  (resource.page !== undefined && (resource.form.sections.length === 0 || !isGrantedAnywhere(resource, 'edit')));

/** Returns react-admin's type of path for the page of a record. */
export const pageType = (resource: Resource): 'edit' | 'show' => (hasOwnAddress(resource) ? 'edit' : 'show');
