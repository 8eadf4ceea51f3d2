import type { Resource } from '../../../../schemas/resource.ts';
import type { CreateFile } from '../../../resources/writing.ts';
import { creating } from '../drafts.ts';
import type { DraftInput } from '../engine.ts';
import { storedDocuments } from '../storedDocuments.ts';

/** How a document is made: as a draft, or issued at once. */
export const of = (resource: Resource): CreateFile<DraftInput> => ({
  create: creating(storedDocuments(resource)),
  late: 'number',
});
