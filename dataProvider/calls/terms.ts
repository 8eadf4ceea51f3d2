import type { Http } from '../http.ts';

/** One of the two texts of the consent, as a PDF at `url`. */
export interface Terms {
  readonly kind: 'terms' | 'eula';
  readonly title: string;
  readonly version: string;
  readonly url: string;
  /** When this user accepted this version for this company. */
  readonly accepted_at?: string;
}

const path = '/api/v2/scenarios/terms';

/** Reads the terms and the license in force, in the language of the call. */
export async function termsToAccept(http: Http, signal?: AbortSignal): Promise<readonly Terms[]> {
  const { json } = await http.get(path, { signal });
  return (json as { results: readonly Terms[] }).results;
}

/**
 * Stores the consent to both texts of a version; repeating it changes nothing. Fails with 400 for an unknown version.
 */
export async function acceptTerms(http: Http, version: string): Promise<void> {
  await http.post(path, { body: { version } });
}

/** Fails if a PDF cannot be loaded, because a frame does not report an error. */
export async function checkPdf(http: Http, url: string, signal?: AbortSignal): Promise<true> {
  await http.get(url, { signal });
  return true;
}
