import type { LegalRequest } from '../../documents/legal/texts.ts';
import { legalVersions } from '../../documents/legal/texts.ts';
import type { Documents } from '../../documents/render.ts';
import { ApiError } from '../../errors.ts';

/** The PDFs of the legal texts, each drawn once: a published version never changes. */
export interface LegalPdfs {
  /** Throws `not_found` for a version that was never published. */
  find(request: LegalRequest): Promise<Uint8Array>;
}

/** Keeps what was drawn, some fifty kilobytes a text. One that failed is drawn again for the next who asks. */
export function legalPdfs(documents: Pick<Documents, 'legal'>): LegalPdfs {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return {
    async find(request) {
      if (!legalVersions.includes(request.version)) throw new ApiError('not_found');
      const key = `${request.version}/${request.kind}.${request.locale}`;
      const pdf = drawn.get(key) ?? documents.legal(request);
      drawn.set(key, pdf);
      return pdf.catch((error: unknown) => {
        drawn.delete(key);
        throw error;
      });
    },
  };
}
