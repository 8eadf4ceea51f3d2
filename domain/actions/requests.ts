import type { Actions, Command, Start } from '../../schemas/actions.ts';
import type { Resource } from '../../schemas/resource.ts';
import { keyOf } from '../schema/reference.ts';
import { urlOf } from '../schema/urlOf.ts';
import { userCommands } from './commands.ts';

/**
 * The request of a command: its URL for one record (`{uuid}`, on the platform `{id}`) and for many, and whether the
 * status selects it.
 */
export interface CommandRequest {
  readonly name: string;
  readonly command: Command;
  readonly one: string;
  /** The URL for many records, named by `uuid` or `id` in the query; undefined without bulk. */
  readonly many?: string;
  /** Whether several commands share the path, so that `status` in the body selects one. */
  readonly isByStatus: boolean;
}

type Acting = Pick<Resource, 'api' | 'actions' | 'schema'>;

/** Returns the requests of a resource's commands, except those performed by the system and those that open the form. */
export function commandRequests({ api, actions, schema }: Acting): CommandRequest[] {
  if (!actions) return [];
  const url = urlOf({ api });
  return userCommands(actions)
    .filter(([, { opens }]) => opens === undefined)
    .map(([name, command]) => {
      const path = command.put ?? command.post;
      const isByStatus = path === undefined && command.to !== undefined && actions.byStatus !== undefined;
      const own = path ?? (isByStatus ? actions.byStatus?.put : undefined);
      return {
        name,
        command,
        one: own === undefined ? `${url}/{${keyOf(schema)}}/${name}` : urlOf({ api: { ...api, path: own } }),
        ...(command.bulk && { many: `${url}/${name}` }),
        isByStatus,
      };
    });
}

/** Returns the request of a command. Throws for a name without a request. */
export function requestOf(resource: Acting, name: string): CommandRequest {
  const found = commandRequests(resource).find((request) => request.name === name);
  if (!found) throw new Error(`${name} has no request`);
  return found;
}

/**
 * Returns the input of a command as a resource, so that its form, texts (`resources.<name>.actions.<command>`),
 * references, amounts and rules work like a record's. Undefined without input.
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

/** The same as the console asks it, which may require more than the API. */
export function askedOf(resource: Resource, name: string): Resource | undefined {
  const input = inputOf(resource, name);
  const asks = resource.actions?.commands[name]?.asks ?? [];
  if (!input || asks.length === 0) return input;
  return { ...input, schema: { ...input.schema, required: [...(input.schema.required ?? []), ...asks] } };
}

/** Restricts the choices of an input; the first choice is the initial value. */
export function narrowedTo(asks: Resource, choices: Start['choices']): Resource {
  const left = Object.entries(choices).map(([name, [first, ...others]]) => {
    const property = asks.schema.properties[name];
    if (!property || first === undefined) throw new Error(`no such choice: ${name}`);
    return [name, { ...property, enum: [first, ...others], default: first }] as const;
  });
  const properties = { ...asks.schema.properties, ...Object.fromEntries(left) };
  return { ...asks, schema: { ...asks.schema, properties } };
}

/**
 * Returns the combined input schema of commands that share a path, plus the status. Each command checks its own part
 * later.
 */
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
