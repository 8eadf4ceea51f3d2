import * as z from 'zod/mini';

const text = z.nullish(z.string());

export const country = z.object({ identifier: text, name: text });

/** A party in a public link's answer. */
export const party = z.object({
  name: z.string(),
  nif: text,
  location: z.nullish(z.object({ address: text, complement: text, country: z.nullish(country) })),
});

export type PublicParty = z.infer<typeof party>;
