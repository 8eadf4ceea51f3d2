import * as z from 'zod/mini';

/** One side of a document, as its public link answers it. */
export const party = z.object({
  name: z.string(),
  nif: z.nullish(z.string()),
  location: z.nullish(
    z.object({
      address: z.nullish(z.string()),
      country: z.nullish(z.object({ identifier: z.nullish(z.string()) })),
    }),
  ),
});

export type PublicParty = z.infer<typeof party>;
