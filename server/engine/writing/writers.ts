import type { FastifyRequest } from 'fastify';
import type { Notice } from '../../../domain/documents/notice.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import { checkInput } from './check.ts';
import type { Enclosed, Input, Proposed } from '../resources/columnValues.ts';
import { fillDefined } from './definedFields.ts';
import { followMerged } from './followMerged.ts';
import { requirePlainly } from './plainVerbs.ts';
import type { Versioned } from '../resources/read.ts';
import { slotOf } from '../resources/slots.ts';
import { insertRecord, updateRecord } from './write.ts';

/** A record to create. */
export interface Making<In = Input, Prepared = unknown> {
  /** As the user sees it. */
  readonly resource: Resource;
  readonly scope: Scope;
  readonly input: In;
  readonly enclosed: Enclosed;
  /** What `prepare` returned. */
  readonly prepared?: Prepared;
}

/** A replacement of a record; `requireVersion` refuses a stale copy. */
export interface Replacing<In = Input, Prepared = unknown> extends Making<In, Prepared> {
  readonly key: string;
  readonly requireVersion: (version: number) => void;
}

/** A record as read, and the key of its message; by default that it was saved, by its name. */
export interface Written extends Versioned {
  readonly message?: string;
  /** Additional notices. */
  readonly notices?: readonly Notice[];
}

/** The OpenAPI description of a write, beyond the engine's. */
interface Described {
  readonly described?: { readonly summary: string; readonly description: string };
}

/** `server/features/<feature>/<resource>/create.ts`: how to create a record. Throws `validation`. */
export interface CreateFile<In = Input, Prepared = unknown> extends Described {
  /** What runs before the transaction, such as a call to another service. Throws `validation`. */
  readonly prepare?: (request: FastifyRequest, proposed: Proposed) => Promise<Prepared>;
  readonly create: (db: Db, making: Making<In, Prepared>) => Promise<Written>;
  /** The properties (named like their columns) that are known only after all writes. */
  readonly late?: readonly string[];
}

/** `server/features/<feature>/<resource>/update.ts`: how to replace a record. Throws `validation`, `not_found` and `stale`. */
export interface UpdateFile<In = Input, Prepared = unknown> extends Described {
  /** As in `CreateFile`. */
  readonly prepare?: (request: FastifyRequest, proposed: Proposed) => Promise<Prepared>;
  readonly update: (db: Db, replacing: Replacing<In, Prepared>) => Promise<Written>;
}

/** Creating and replacing records by convention. */
export const byConvention: CreateFile & UpdateFile = {
  create: async (db, { resource, scope, input: given, enclosed }) => {
    const { id: tenant } = scope.tenant;
    const followed = await followMerged(db, resource, tenant, given);
    const { input, issues } = await fillDefined(db, resource, { tenant, input: followed });
    await checkInput(db, resource, scope, input, { issues });
    return insertRecord(db, resource, tenant, input, enclosed);
  },
  update: async (db, { resource, scope, key, input: given, requireVersion, enclosed }) => {
    const { id: tenant } = scope.tenant;
    const followed = await followMerged(db, resource, tenant, given);
    const { input, issues } = await fillDefined(db, resource, { tenant, input: followed, key });
    await Promise.all([
      requirePlainly(db, resource, 'edit', scope, [key]),
      checkInput(db, resource, scope, input, { key, issues }),
    ]);
    return updateRecord(db, resource, tenant, key, input, requireVersion, enclosed);
  },
};

/** Returns how a resource's records are created: its own file, or by convention. */
export const creatorOf = async (resource: Resource): Promise<CreateFile> =>
  (await slotOf<CreateFile>(resource, 'create')) ?? byConvention;

/** Returns how a resource's records are replaced: its own file, or by convention. */
export const updaterOf = async (resource: Resource): Promise<UpdateFile> =>
  (await slotOf<UpdateFile>(resource, 'update')) ?? byConvention;
