import type { Http } from '../http.ts';

/** One of the two texts that saving an invoice asks consent to, as a PDF at `url`. */
export interface Terms {
  readonly kind: 'terms' | 'eula';
  readonly title: string;
  readonly version: string;
  readonly url: string;
  /** When this user accepted this version for this company. */
  readonly accepted_at?: string;
}

const path = '/api/v2/scenarios/terms';

/** The terms and the EULA in force, in the language of the call. */
export async function termsToAccept(http: Http, signal?: AbortSignal): Promise<readonly Terms[]> {
  const { json } = await http.get(path, { signal });
  return (json as { results: readonly Terms[] }).results;
}

/** Stores the consent to both texts of a version; repeating it changes nothing. 400 for an unknown version. */
export async function acceptTerms(http: Http, version: string): Promise<void> {
  await http.post(path, { body: { version } });
}

/** Fails where a PDF cannot be had: a frame does not tell its page that it stayed empty. */
export async function checkPdf(http: Http, url: string, signal?: AbortSignal): Promise<true> {
  await http.get(url, { signal });
  return true;
}
