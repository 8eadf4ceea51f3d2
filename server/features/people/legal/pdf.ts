import type { LegalRequest } from '../../../drawing/legal/texts.ts';
import { legalVersions } from '../../../drawing/legal/texts.ts';
import type { Documents } from '../../../drawing/process/render.ts';
import { ApiError } from '../../../base/errors.ts';

/** Legal texts belong to no company: they have their own place in the queue. */
const publisher = 'ultramar';

/** Returns the PDF of a legal text, cached because published versions never change. Rejects like `Documents.draw`. */
export async function legalPdf(
  documents: Pick<Documents, 'draw'>,
  request: LegalRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const key = `legal ${request.version}/${request.kind}.${request.locale}`;
  const read = async () => ({ kind: 'legal', request }) as const;
  return (await documents.draw({ key, tenant: publisher, link: key, signal, read })).bytes;
}

/** Throws `not_found` for an unpublished version. */
export function requirePublished({ version }: LegalRequest): void {
  if (!legalVersions.includes(version)) throw new ApiError('not_found');
}
