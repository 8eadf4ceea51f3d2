import type { Resource } from '../../schemas/resource.ts';

/** Returns whether records of a resource are created in a form, and can be added in a choice. */
export const isAddable = ({ form, single }: Pick<Resource, 'form' | 'single'>): boolean =>
  !single && form.sections.some(({ fields }) => fields.length > 0);

/** Returns whether a name is enough, so that a choice creates a record without a dialog. */
export const isOnlyNamed = ({ form, label }: Pick<Resource, 'form' | 'label'>): boolean =>
  form.byName === true || form.sections.every(({ fields }) => fields.every((path) => path === label));
