/** Returns whether a document requests payment, and shows the account: not when paid or cancelled. */
export const isPayable = ({ status }: { readonly status?: string | undefined }): boolean =>
  status !== 'paid' && status !== 'cancelled';
