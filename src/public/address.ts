/** The parts of a public path: `/view/invoices/{type}/{public_hash}` (specification §2). */
export interface PublicAddress {
  readonly type: 'individual' | 'recurring';
  readonly hash: string;
}

/** Returns the path of a document. */
export const publicPath = ({ type, hash }: PublicAddress): string =>
  `/view/invoices/${type}/${encodeURIComponent(hash)}`;

/** Parses a path; undefined if it names no document. */
export function readAddress(pathname: string): PublicAddress | undefined {
  const [, view, invoices, type, hash, ...more] = pathname.split('/');
  const isDocument = view === 'view' && invoices === 'invoices' && more.every((part) => part === '');
  if (!isDocument || !hash || (type !== 'individual' && type !== 'recurring')) return undefined;
  return { type, hash: safelyDecoded(hash) };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
