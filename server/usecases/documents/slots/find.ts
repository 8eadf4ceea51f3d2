import type { Resource } from '../../../../schemas/resource.ts';
import type { FindFile } from '../../../resources/reading.ts';
import { finding } from '../find.ts';
import { storedDocuments } from '../storedDocuments.ts';

/** Returns the slot that finds a page of documents. */
export const of = (resource: Resource): FindFile => finding(resource, storedDocuments(resource));
