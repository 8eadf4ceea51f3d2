import type { Resource } from '../../../../schemas/resource.ts';
import type { UpdateFile } from '../../writing/writers.ts';
import { replacing } from '../drafts/drafts.ts';
import type { DraftInput } from '../engine.ts';
import { engineOf } from '../engineOf.ts';

/** Returns the slot that replaces a draft, and issues it if the input is no longer a draft. */
export async function of(resource: Resource): Promise<UpdateFile<DraftInput>> {
  const engine = await engineOf(resource);
  const described = engine.described?.update;
  return { update: replacing(engine), ...(described && { described }) };
}
