/** The address of a public page: the declared place of its resource (`document.public.at`), and the hash. */
export interface PublicAddress {
  readonly at: string;
  readonly hash: string;
}

/** Returns the path of a public page: `/view/{at}/{public_hash}` (specification §2). */
export const publicPath = ({ at, hash }: PublicAddress): string => `/view/${at}/${encodeURIComponent(hash)}`;

const place = /^\/view\/([a-z-]+(?:\/[a-z-]+)*)\/([^/]+)\/?$/;

/** Parses a path; undefined if it names no document. */
export function readPublicPath(pathname: string): PublicAddress | undefined {
  const [, at, hash] = place.exec(pathname) ?? [];
  return at === undefined || hash === undefined ? undefined : { at, hash: safelyDecoded(hash) };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
