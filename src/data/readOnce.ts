/** Options of a record that is read when its form opens, and never under the user's input. */
export const readOnce = { retry: false, gcTime: 0, staleTime: Infinity, onError: () => undefined } as const;
