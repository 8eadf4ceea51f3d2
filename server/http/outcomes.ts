import type { FastifyRequest } from 'fastify';
import { keyOf } from '../../domain/schema/reference.ts';
import type { Resource } from '../../schemas/resource.ts';
import { failureOf } from '../plugins/errors.ts';
import { keySchemas } from '../resources/answers.ts';
import type { Refused } from '../resources/judge.ts';

const detail = { type: 'string', description: 'In the language asked for.' } as const;

/** What is answered about many records: `name` has the keys of those it was done to, `refused` the others and why not. */
export function outcomeSchema({ schema }: Resource, name: 'done' | 'deleted'): object {
  const key = keyOf(schema);
  const refused = {
    type: 'object',
    required: [key, 'code', 'detail'],
    properties: { [key]: keySchemas[key], code: { type: 'string' }, detail },
  };
  return {
    type: 'object',
    required: [name, 'refused'],
    properties: {
      [name]: { type: 'array', items: keySchemas[key] },
      refused: { type: 'array', items: refused },
    },
  };
}

/** The same of these records. Of a refusal for what was entered, what is wrong with it is told. */
export function outcomeOf(
  request: FastifyRequest,
  { schema }: Resource,
  name: 'done' | 'deleted',
  { done, refused }: { readonly done: readonly string[]; readonly refused: readonly Refused[] },
): object {
  const keyName = keyOf(schema);
  const told = (key: string) => (keyName === 'id' ? Number(key) : key);
  return {
    [name]: done.map(told),
    refused: refused.map(({ key, error }) => {
      const { code, detail: said, errors = {} } = failureOf(error, request);
      return { [keyName]: told(key), code, detail: Object.values(errors)[0] ?? said };
    }),
  };
}
