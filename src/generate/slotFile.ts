import { featureOf, resources } from '../data/resources.ts';

const documents: ReadonlySet<string> = new Set(resources.filter(({ document }) => document).map(({ name }) => name));

/**
 * Returns a resource's file at a place among files found by glob: its own in `src/features/<feature>/<resource>/`, else that of all
 * documents in `src/documents/slots/`.
 */
export const slotFile = <File>(
  files: Readonly<Record<string, File>>,
  resource: string,
  place: string,
): File | undefined =>
  files[`/src/features/${featureOf(resource)}/${resource}/${place}`] ??
  (documents.has(resource) ? files[`/src/documents/slots/${place}`] : undefined);
