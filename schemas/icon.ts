/** The signs that resources and what is done with them can have; the console draws each. */
export const icons = [
  'account',
  'archive',
  'cancel',
  'card',
  'company',
  'contract',
  'copy',
  'delete',
  'document',
  'edit',
  'folder',
  'globe',
  'history',
  'issue',
  'item',
  'link',
  'mail',
  'pause',
  'payment',
  'percent',
  'receipt',
  'restore',
  'template',
  'undo',
] as const;

export type Icon = (typeof icons)[number];
