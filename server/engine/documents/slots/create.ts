import { numberOf } from '../../../../domain/documents/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { CreateFile } from '../../writing/writers.ts';
import { creating } from '../drafts/drafts.ts';
import type { DraftInput } from '../engine.ts';
import { engineOf } from '../engineOf.ts';

/** Returns the slot that creates a document, as a draft or issued. */
export async function of(resource: Resource): Promise<CreateFile<DraftInput>> {
  const engine = await engineOf(resource);
  const [described, late] = [engine.described?.create, numberOf(resource)];
  return { create: creating(engine), ...(described && { described }), ...(late && { late }) };
}
