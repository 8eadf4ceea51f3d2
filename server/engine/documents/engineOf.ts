import type { Resource } from '../../../schemas/resource.ts';
import { slotOf } from '../resources/slots.ts';
import type { Engine } from './engine.ts';
import { storedDocuments } from './storedDocuments.ts';

/** Returns how the documents of a resource are stored: `server/features/<feature>/<resource>/engine.ts`, or by convention. */
export const engineOf = async (resource: Resource): Promise<Engine> =>
  (await slotOf<{ readonly engine: Engine }>(resource, 'engine'))?.engine ?? storedDocuments(resource);
