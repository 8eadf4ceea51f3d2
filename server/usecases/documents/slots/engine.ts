import type { Resource } from '../../../../schemas/resource.ts';
import type { EngineFile } from '../engineOf.ts';
import { storedDocuments } from '../storedDocuments.ts';

/** Returns the slot that stores documents by convention. */
export const of = (resource: Resource): EngineFile => ({ engine: storedDocuments(resource) });
