import type { TestApp } from './app.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Content {
  readonly example?: object;
  readonly examples?: Readonly<Record<string, { readonly value: object }>>;
}

interface Described {
  readonly security: readonly object[];
  readonly 'x-permission'?: string;
  readonly 'x-area'?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: { format?: string };
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}

/** A call of the API, from the contract. */
export interface Operation {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** Whether it needs no bearer token. */
  readonly isOpen: boolean;
  /** Its permission, such as `invoices:bill`; undefined if a session is enough. */
  readonly permission: string | undefined;
  /** The only area whose users may call it; undefined where any may. */
  readonly area: string | undefined;
  readonly tags: readonly string[];
  /** The query parameters that take uuids of records. */
  readonly keyParameters: readonly string[];
  /** A valid body, if the contract has an example. */
  readonly example: object | undefined;
}

/** Every call of the API, in the contract's order. */
export async function operationsOf({ anonymous }: Pick<TestApp, 'anonymous'>): Promise<Operation[]> {
  const { paths }: { paths: Record<string, Partial<Record<Method, Described>>> } = (
    await anonymous.get('/api/openapi.json')
  ).json();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method as Method,
      path,
      isOpen: described.security.length === 0,
      permission: described['x-permission'],
      area: described['x-area'],
      tags: described.tags ?? [],
      keyParameters: (described.parameters ?? []).filter(takesKey).map(({ name }) => name),
      example: exampleOf(described),
    })),
  );
}

const takesKey = ({ in: place, name, schema }: NonNullable<Described['parameters']>[number]): boolean =>
  place === 'query' && (name === 'uuid' || schema?.format === 'uuid');

function exampleOf({ requestBody }: Described): object | undefined {
  const json = requestBody?.content['application/json'];
  return json?.example ?? Object.values(json?.examples ?? {})[0]?.value;
}
