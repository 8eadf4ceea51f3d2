import type { Language } from '../../../../base/i18n.ts';
import { mostPlaces } from './readAnswer.ts';

/** The service gave no valid answer. */
export class ServiceFailure extends Error {}

/** The answer exceeds the limit. */
export class AnswerTooLarge extends ServiceFailure {}

/** Builds the URL of a search; the service's own parameters take precedence. */
export function searchUrl(service: string, typed: string): URL {
  const url = new URL(service);
  const ours = { q: typed, limit: String(mostPlaces), ...(isNominatim(url) && nominatimParameters) };
  for (const [name, value] of Object.entries(ours)) {
    if (name === 'q' || !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url;
}

/** Nominatim needs them for the country; Photon refuses unknown parameters. */
const nominatimParameters = { format: 'jsonv2', addressdetails: '1' };

/** Nominatim searches at `/search` or `/search.php`, Photon at `/api`. */
const isNominatim = ({ pathname }: URL): boolean => /\/search(?:\.php)?\/?$/.test(pathname);

interface ServiceOptions {
  readonly language: Language;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** Requests JSON from a service, without redirects. Throws `ServiceFailure`, or an error of `fetch`. */
export async function askService(url: URL, { language, mostBytes, signal }: ServiceOptions): Promise<unknown> {
  const headers = { accept: 'application/json', 'accept-language': language, 'user-agent': 'Ultramar' };
  const answer = await fetch(url, { headers, signal, redirect: 'manual' });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new ServiceFailure(`It answered ${answer.status}`);
  }
  const bytes = await readAtMost(mostBytes, answer.body);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new ServiceFailure('It answered no JSON');
  }
}

/** Counts decompressed bytes, because the declared size is not trusted. */
async function readAtMost(most: number, body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body and closes the connection.
    if (size > most) throw new AnswerTooLarge(`It answered more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
