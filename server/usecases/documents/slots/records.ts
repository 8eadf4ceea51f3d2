import type { Resource } from '../../../../schemas/resource.ts';
import type { RecordsFile } from '../../../resources/commandFile.ts';
import type { AnyRow } from '../engine.ts';
import { engineOf } from '../engineOf.ts';
import { recordsFile } from '../recordsFile.ts';

/** Returns the slot that locks and reads documents. */
export const of = async (resource: Resource): Promise<RecordsFile<AnyRow>> => recordsFile(await engineOf(resource));
