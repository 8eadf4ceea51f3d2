import type { Resource } from '../../../../schemas/resource.ts';
import type { CreateFile } from '../../../resources/writing.ts';
import { creating } from '../drafts.ts';
import type { DraftInput } from '../engine.ts';
import { storedDocuments } from '../storedDocuments.ts';

/** Returns the slot that creates a document, as a draft or issued. */
export const of = (resource: Resource): CreateFile<DraftInput> => ({
  create: creating(storedDocuments(resource)),
  late: 'number',
});
