import { type Actions, type Command, noActions } from './actions.ts';
import type { ObjectSchema } from './objectSchema.ts';

/** The parts of a resource that archiving changes. */
interface Archivable {
  readonly singular: string;
  readonly schema: ObjectSchema;
  readonly list: { readonly filters: object };
  readonly actions?: Actions;
}

/**
 * Adds archiving to a resource: the property `archived`, the commands that set and reset it for users with `archive`,
 * and a refusal of other changes to archived records, except by commands `onArchived`. A declared command `archive` may have
 * further reasons (`refused`).
 */
export function archivable<R extends Archivable>(resource: R): R {
  const { schema, list, actions = noActions, singular } = resource;
  const edit: Command = { needs: 'edit', opens: singular };
  const others = Object.entries({ edit, ...actions.commands }).map(([name, command]) => {
    const hidden = [...(command.hidden ?? []), command.onArchived ? 'not_archived' : 'archived'];
    return [name, { ...command, hidden }] as const;
  });
  const archive = { needs: 'archive', bulk: true } as const;
  const { refused = [] } = actions.commands['archive'] ?? {};
  return {
    ...resource,
    schema: { ...schema, properties: { ...schema.properties, archived: { type: 'boolean', readOnly: true } } },
    list: { ...list, filters: { ...list.filters, archived: 'eq' } },
    actions: {
      ...actions,
      reasons: {
        ...actions.reasons,
        archived: { path: 'archived', eq: true },
        not_archived: { path: 'archived', ne: true },
      },
      commands: {
        ...Object.fromEntries(others),
        archive: {
          ...archive,
          hidden: ['archived'],
          ...(refused.length > 0 && { refused }),
          set: { archived: true },
          icon: 'archive',
          undo: 'restore',
        },
        restore: { ...archive, hidden: ['not_archived'], set: { archived: false }, icon: 'restore' },
      },
      menu: [...actions.menu, ['archive', 'restore']],
    },
  };
}
