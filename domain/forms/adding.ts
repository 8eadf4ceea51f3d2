import type { Resource } from '../../schemas/resource.ts';

/** Whether records of a resource are made in a form, and can therefore be added where one is chosen. */
export const isAddable = ({ form, single }: Pick<Resource, 'form' | 'single'>): boolean =>
  !single && form.sections.some(({ fields }) => fields.length > 0);

/** Whether the form of a resource asks for its label alone: such a record is added without a form once it is named. */
export const isOnlyNamed = ({ form, label }: Pick<Resource, 'form' | 'label'>): boolean =>
  form.sections.every(({ fields }) => fields.every((path) => path === label));
