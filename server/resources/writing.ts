import type { Notice } from '../../domain/documents/notice.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Scope } from '../scope.ts';
import { checkInput } from './check.ts';
import type { Enclosed, Input } from './columnValues.ts';
import { fillDefined } from './defined.ts';
import { requirePlainly } from './plainVerbs.ts';
import type { Versioned } from './read.ts';
import { slotOf } from './slots.ts';
import { insertRecord, updateRecord } from './write.ts';

/** A record that is to be made. */
export interface Making<In = Input> {
  /** As whoever asks sees it. */
  readonly resource: Resource;
  readonly scope: Scope;
  readonly input: In;
  readonly enclosed: Enclosed;
}

/** What is to take the place of a record; `requireVersion` refuses a stale copy. */
export interface Replacing<In = Input> extends Making<In> {
  readonly key: string;
  readonly requireVersion: (version: number) => void;
}

/** A record as it is read, and the key of the words that tell the user; `records.saved`, unless said. */
export interface Written extends Versioned {
  readonly said?: string;
  /** What is to be told besides. */
  readonly notices?: readonly Notice[];
}

/** What the contract says of writing a record, where the engine's words do not tell enough. */
interface Described {
  readonly contract?: { readonly summary: string; readonly description: string };
}

/** `server/usecases/<resource>/create.ts`: how a record of a resource is made. Throws `validation`. */
export interface CreateFile<In = Input> extends Described {
  readonly create: (db: Db, making: Making<In>) => Promise<Written>;
  /** The property of the record, called as its column, that is only known when all is written. */
  readonly late?: string;
}

/** `server/usecases/<resource>/update.ts`: how a record is replaced whole. Throws `validation`, `not_found` and `stale`. */
export interface UpdateFile<In = Input> extends Described {
  readonly update: (db: Db, replacing: Replacing<In>) => Promise<Written>;
}

/** How records are made and replaced that have no file of their own. */
export const byConvention: CreateFile & UpdateFile = {
  create: async (db, { resource, scope, input: given, enclosed }) => {
    const { input, issues } = await fillDefined(db, resource, { tenant: scope.tenant.id, input: given });
    await checkInput(db, resource, scope, input, { issues });
    return insertRecord(db, resource, scope.tenant.id, input, enclosed);
  },
  update: async (db, { resource, scope, key, input: given, requireVersion, enclosed }) => {
    const { input, issues } = await fillDefined(db, resource, { tenant: scope.tenant.id, input: given, key });
    await Promise.all([
      requirePlainly(db, resource, 'edit', scope, [key]),
      checkInput(db, resource, scope, input, { key, issues }),
    ]);
    return updateRecord(db, resource, scope.tenant.id, key, input, requireVersion, enclosed);
  },
};

/** How a resource's records are made: by its own file, else by convention. */
export const creatorOf = async ({ name }: Resource): Promise<CreateFile> =>
  (await slotOf<CreateFile>(name, 'create')) ?? byConvention;

/** How a resource's records are replaced: by its own file, else by convention. */
export const updaterOf = async ({ name }: Resource): Promise<UpdateFile> =>
  (await slotOf<UpdateFile>(name, 'update')) ?? byConvention;
