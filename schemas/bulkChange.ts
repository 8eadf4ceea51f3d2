import { type Actions, type Command, noActions } from './actions.ts';
import type { ObjectSchema } from './objectSchema.ts';

/** The parts of a resource that changing several records at once reads and adds. */
interface Changeable {
  readonly singular: string;
  readonly schema: ObjectSchema;
  readonly actions?: Actions;
}

interface BulkProperty {
  readonly bulk: true;
  readonly default?: unknown;
}

const isBulk = (property: unknown): property is BulkProperty =>
  typeof property === 'object' && property !== null && 'bulk' in property;

/** A property that stays unless it is given. */
const askedOf = ({ bulk: _bulk, default: _default, ...property }: BulkProperty): object => property;

/**
 * Adds the command `change` to a resource with `bulk` properties: it sets some of them in several records, each where
 * `edit` is possible and as far as the whole record stays valid.
 */
export function changeable<R extends Changeable>(resource: R): R {
  const { schema, actions = noActions, singular } = resource;
  const bulk = Object.entries(schema.properties).flatMap(([name, property]) =>
    isBulk(property) ? [[name, askedOf(property)] as const] : [],
  );
  if (bulk.length === 0) return resource;
  const edit: Command = actions.commands['edit'] ?? { needs: 'edit', opens: singular };
  const { opens: _form, ...state } = edit;
  const change: Command = {
    ...state,
    partial: true,
    bulk: true,
    icon: 'edit',
    input: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(bulk),
    },
  };
  return { ...resource, actions: { ...actions, commands: { ...actions.commands, edit, change } } };
}
