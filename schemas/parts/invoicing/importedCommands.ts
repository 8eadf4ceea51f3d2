import type { Command, Reason } from '../../actions.ts';
import type { ObjectSchema } from '../../objectSchema.ts';
import { date } from '../date.ts';
import { documentTexts } from '../documents/document.ts';

/** What can be changed of an open invoice of the previous system. */
export const importedChange = {
  type: 'object',
  additionalProperties: false,
  properties: { due_date: date, label: documentTexts.label },
} as const satisfies ObjectSchema;

/** An imported invoice is not drawn or mailed as a document of ours, nor canceled as one. */
export const importedReasons = {
  imported: { path: 'is_imported', eq: true },
  not_imported: { path: 'is_imported', ne: true },
} as const satisfies Readonly<Record<string, Reason>>;

/** The commands on open invoices of the previous system. */
export const importedCommands = {
  edit_imported: {
    in: ['billed'],
    needs: 'edit',
    hidden: ['not_imported'],
    input: importedChange,
    partial: true,
    summary: 'Set the due date or label of an imported invoice.',
    brief: true,
    isAside: true,
    icon: 'edit',
  },
  remove: {
    in: ['billed'],
    needs: 'cancel',
    hidden: ['not_imported'],
    summary: 'Delete an imported invoice on which nothing was booked and about which nothing was mailed.',
    isFinal: true,
    bulk: true,
    isAside: true,
    icon: 'delete',
  },
} as const satisfies Record<string, Command<'billed', 'edit' | 'cancel'>>;
