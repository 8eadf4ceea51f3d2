import type { Resource } from '../../../schemas/resource.ts';
import { slotOf } from '../../resources/slots.ts';
import type { Engine } from './engine.ts';

/** `server/usecases/<resource>/engine.ts`: how the documents of a resource are stored. */
export interface EngineFile {
  readonly engine: Engine;
}

/** Returns how the documents of a resource are stored: its own file, or by convention. Throws if it has no documents. */
export async function engineOf(resource: Resource): Promise<Engine> {
  const file = await slotOf<EngineFile>(resource, 'engine');
  if (!file) throw new Error(`The records of ${resource.name} are no documents`);
  return file.engine;
}
