/** Returns the path of a document's public page; for one recipient, who is known by the token. */
export const recipientPath = (hash: string, token?: string): string => {
  const page = `/view/invoices/individual/${encodeURIComponent(hash)}`;
  return token === undefined ? page : `${page}?recipient=${encodeURIComponent(token)}`;
};
