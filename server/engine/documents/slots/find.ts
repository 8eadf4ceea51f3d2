import type { Resource } from '../../../../schemas/resource.ts';
import type { FindFile } from '../../resources/finder.ts';
import { engineOf } from '../engineOf.ts';
import { finding } from '../find.ts';

/** Returns the slot that finds a page of documents. */
export const of = async (resource: Resource): Promise<FindFile> => finding(resource, await engineOf(resource));
