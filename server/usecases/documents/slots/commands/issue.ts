import { oncePer } from '../../../../../domain/oncePer.ts';
import { issueCommand } from '../../issueCommand.ts';
import { storedDocuments } from '../../storedDocuments.ts';
import type { Resource } from '../../../../../schemas/resource.ts';

/** The command `issue` of documents. Made once a resource, since what it checks is what it then does. */
export const of = oncePer((resource: Resource) => issueCommand(storedDocuments(resource)));
