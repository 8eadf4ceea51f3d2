import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keyOf } from '../../../domain/schema/reference.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import { keysNarrowed } from '../lists/keysNarrowed.ts';
import { narrowingQuerySchemaOf } from '../lists/parameters.ts';
import { listQueryOf, splitList } from '../lists/query.ts';
import type { FindFile } from '../resources/finder.ts';
import { readerOf } from './resourceRequests.ts';
import { refuseHidden, visibleIn } from './visibleFields.ts';

/** The query of a request about several records, in addition to the list's filters. */
export interface ManyQuery extends Record<string, unknown> {
  readonly all?: boolean;
  readonly preview?: boolean;
}

const parameters = {
  all: { type: 'boolean', default: false, description: 'Apply to all records that match the list parameters.' },
  preview: {
    type: 'boolean',
    default: false,
    description: 'Only report what would be done and what would be refused.',
  },
} as const;

/** The JSON Schema of that query. */
export function manyQuerySchema(resource: Resource, finder: FindFile): ReturnType<typeof narrowingQuerySchemaOf> {
  const { properties, ...schema } = narrowingQuerySchemaOf(resource, finder.parameters);
  return { ...schema, properties: { ...properties, ...parameters } };
}

/** Where a request gives keys, if not in its query, and how many records it may choose. */
interface Choosing {
  readonly at: string;
  readonly given: readonly string[] | undefined;
  readonly most: number;
}

/**
 * Returns how to find the records of a request: by key, or by the filters of their list. Throws `validation` without
 * either, or for too many.
 */
export function chosenIn(
  request: FastifyRequest<{ Querystring: ManyQuery }>,
  resource: Resource,
  finder: FindFile,
  choosing?: Choosing,
): (db: Db) => Promise<string[]> | string[] {
  const { budgets }: FastifyInstance = request.server;
  const { all: isAll, ...keysByName } = request.query;
  const key = keyOf(resource.schema);
  const { at, given, most } = choosing ?? { at: key, given: keysByName[key], most: budgets.bulkRecords };
  if (!isAll && !given) throw new ApiError('validation', { errors: [{ path: at, key: 'validation.required' }] });
  const [visible, reader] = [visibleIn(request, resource), readerOf(request, resource)];
  refuseHidden(resource, visible, request.query);
  const query = listQueryOf(visible, request.query, Object.keys(finder.parameters ?? {}));
  return (db) => (isAll ? keysNarrowed(db, visible, reader, query, finder, most) : splitList(given));
}
