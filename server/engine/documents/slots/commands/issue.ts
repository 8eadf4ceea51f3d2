import { memoized } from '../../../../../domain/memoized.ts';
import { issueCommand } from '../../issuing/issueCommand.ts';
import { engineOf } from '../../engineOf.ts';
import type { Resource } from '../../../../../schemas/resource.ts';

/**
 * Returns the command `issue` of documents. One instance per resource: it passes the result of its check to its write.
 */
export const of = memoized(async (resource: Resource) => issueCommand(await engineOf(resource)));
