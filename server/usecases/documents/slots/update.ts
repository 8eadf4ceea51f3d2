import type { Resource } from '../../../../schemas/resource.ts';
import type { UpdateFile } from '../../../resources/writing.ts';
import { replacing } from '../drafts.ts';
import type { DraftInput } from '../engine.ts';
import { storedDocuments } from '../storedDocuments.ts';

/** How a draft is replaced, and issued where it is no draft any more. */
export const of = (resource: Resource): UpdateFile<DraftInput> => ({ update: replacing(storedDocuments(resource)) });
