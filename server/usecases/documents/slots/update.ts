import type { Resource } from '../../../../schemas/resource.ts';
import type { UpdateFile } from '../../../resources/writing.ts';
import { replacing } from '../drafts.ts';
import type { DraftInput } from '../engine.ts';
import { storedDocuments } from '../storedDocuments.ts';

/** Returns the slot that replaces a draft, and issues it if the input is no longer a draft. */
export const of = (resource: Resource): UpdateFile<DraftInput> => ({ update: replacing(storedDocuments(resource)) });
