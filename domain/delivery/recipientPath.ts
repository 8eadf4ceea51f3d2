/** Returns the path of a document's public page for one recipient, who is known by the token. */
export const recipientPath = (hash: string, token: string): string =>
  `/view/invoices/individual/${encodeURIComponent(hash)}?recipient=${encodeURIComponent(token)}`;
