import type { LegalRequest } from '../../documents/legal/texts.ts';
import { legalVersions } from '../../documents/legal/texts.ts';
import type { Documents } from '../../documents/render.ts';
import { ApiError } from '../../errors.ts';

/** The PDFs of the legal texts belong to no company: they wait as if to one of their own. */
const publisher = 'ultramar';

/** The PDF of a legal text, drawn once: a published version never changes. Rejects as `Documents.draw` does. */
export async function legalPdf(
  documents: Pick<Documents, 'draw'>,
  request: LegalRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const key = `legal ${request.version}/${request.kind}.${request.locale}`;
  const read = async () => ({ kind: 'legal', request }) as const;
  return (await documents.draw({ key, tenant: publisher, link: key, signal, read })).bytes;
}

/** Throws `not_found` for a version that was never published. */
export function requirePublished({ version }: LegalRequest): void {
  if (!legalVersions.includes(version)) throw new ApiError('not_found');
}
