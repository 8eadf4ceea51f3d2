import type { Actions, Command, Start } from '../../schemas/actions.ts';
import type { Resource } from '../../schemas/resource.ts';
import { keyOf } from '../schema/reference.ts';
import { urlOf } from '../schema/urlOf.ts';
import { asked } from './commands.ts';

/** What can be asked of the API about a command: where, for one record at its key (`{uuid}`, the platform's `{id}`) and for many, and whether by status. */
export interface CommandRequest {
  readonly name: string;
  readonly command: Command;
  readonly one: string;
  /** Where it is asked for many at once, named by the query's `uuid` or `id`; undefined where it is not. */
  readonly many?: string;
  /** Whether its path is shared with others, and the body's `status` tells which is meant. */
  readonly isByStatus: boolean;
}

type Acting = Pick<Resource, 'api' | 'actions' | 'schema'>;

/** The commands of a resource that have a request: those that nobody else does, and that open no form. */
export function commandRequests({ api, actions, schema }: Acting): CommandRequest[] {
  if (!actions) return [];
  const url = urlOf({ api });
  return asked(actions)
    .filter(([, { opens }]) => opens === undefined)
    .map(([name, command]) => {
      const isByStatus = command.put === undefined && command.to !== undefined && actions.byStatus !== undefined;
      const own = command.put ?? (isByStatus ? actions.byStatus?.put : undefined);
      return {
        name,
        command,
        one: own === undefined ? `${url}/{${keyOf(schema)}}/${name}` : urlOf({ api: { ...api, path: own } }),
        ...(command.bulk && { many: `${url}/${name}` }),
        isByStatus,
      };
    });
}

/** How one command is asked for. Throws for a name that has no request. */
export function requestOf(resource: Acting, name: string): CommandRequest {
  const found = commandRequests(resource).find((request) => request.name === name);
  if (!found) throw new Error(`nobody can ask for ${name}`);
  return found;
}

/**
 * What a command asks for, as a resource of its own: so its form, its words (`resources.<name>.actions.<command>`), its
 * references, amounts and rules are handled like a record's. Undefined where it asks for nothing.
 */
export function inputOf(resource: Resource, name: string): Resource | undefined {
  const command = resource.actions?.commands[name];
  if (!command?.input) return undefined;
  const fields = Object.keys(command.input.properties);
  return {
    ...resource,
    name: `${resource.name}.actions.${name}`,
    schema: command.input,
    rules: command.rules ?? [],
    form: { sections: [{ name: 'input', fields }] },
  };
}

/** The same where only some choices of its properties are left; the first of them is what it begins with. */
export function narrowedTo(asks: Resource, choices: Start['choices']): Resource {
  const left = Object.entries(choices).map(([name, [first, ...others]]) => {
    const property = asks.schema.properties[name];
    if (!property || first === undefined) throw new Error(`no such choice: ${name}`);
    return [name, { ...property, enum: [first, ...others], default: first }] as const;
  });
  const properties = { ...asks.schema.properties, ...Object.fromEntries(left) };
  return { ...asks, schema: { ...asks.schema, properties } };
}

/** All that commands sharing one path may ask for together, and which status: what each needs of it is checked later. */
export function statusInput(statuses: readonly string[], { commands }: Actions) {
  const sharing = Object.values(commands).filter(({ to, put, by }) => to !== undefined && !put && !by);
  const properties = sharing.flatMap(({ input }) => Object.entries(input?.properties ?? {}));
  return {
    type: 'object',
    required: ['status'],
    additionalProperties: false,
    properties: { status: { type: 'string', enum: statuses }, ...Object.fromEntries(properties) },
  } as const;
}
