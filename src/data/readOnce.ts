/** Options of a record that is read when its form opens, and not again beneath what is typed there. */
export const readOnce = { retry: false, gcTime: 0, staleTime: Infinity, onError: () => undefined } as const;
