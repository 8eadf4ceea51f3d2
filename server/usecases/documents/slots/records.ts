import type { Resource } from '../../../../schemas/resource.ts';
import type { RecordsFile } from '../../../resources/commandFile.ts';
import { recordsFile } from '../recordsFile.ts';
import { storedDocuments, type StoredRow } from '../storedDocuments.ts';

/** Returns the slot that locks and reads documents. */
export const of = (resource: Resource): RecordsFile<StoredRow> => recordsFile(storedDocuments(resource));
