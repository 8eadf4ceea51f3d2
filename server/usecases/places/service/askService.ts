import type { Language } from '../../../i18n.ts';
import { mostPlaces } from './readAnswer.ts';

/** Why a service gave no answer. */
export class ServiceFailure extends Error {}

/** An answer above its limit of bytes. */
export class AnswerTooLarge extends ServiceFailure {}

/** Where to ask for what was typed: the address of the service with its own parameters, which win over ours. */
export function searchUrl(service: string, typed: string): URL {
  const url = new URL(service);
  const ours = { q: typed, limit: String(mostPlaces), ...(isNominatim(url) && nominatimParameters) };
  for (const [name, value] of Object.entries(ours)) {
    if (name === 'q' || !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url;
}

/** Nominatim needs them to say the country; Photon refuses parameters that it does not know. */
const nominatimParameters = { format: 'jsonv2', addressdetails: '1' };

/** Nominatim searches at `/search` or `/search.php`, Photon at `/api`. */
const isNominatim = ({ pathname }: URL): boolean => /\/search(?:\.php)?\/?$/.test(pathname);

interface Asked {
  readonly language: Language;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
}

/** Asks a service and answers its JSON. Follows no redirect. Throws `ServiceFailure`, or what `fetch` throws. */
export async function askService(url: URL, { language, mostBytes, signal }: Asked): Promise<unknown> {
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

/** Bytes are counted as they come, after decompression: what a server says of their number is not trusted. */
async function readAtMost(most: number, body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body, and with it the connection.
    if (size > most) throw new AnswerTooLarge(`It answered more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
