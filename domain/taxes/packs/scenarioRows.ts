import type { PackTerms, PackTribute } from './packs.ts';

/** A row of a scenario, with keys of tributes. */
export interface PackedRow extends PackTerms {
  readonly tribute: { readonly uuid: string };
  readonly base_includes?: readonly string[];
  readonly pt_note?: string;
  readonly en_note?: string;
  readonly es_note?: string;
}

/** Returns the row of a scenario that a tax of a pack becomes. */
export const scenarioRow = (
  { tax, terms, note, base_includes: included }: PackTribute,
  keyOf: (tax: string) => string,
): PackedRow => ({
  ...terms,
  tribute: { uuid: keyOf(tax.key) },
  ...(included && { base_includes: included.map(keyOf) }),
  ...(note && { pt_note: note.pt, en_note: note.en, es_note: note.es }),
});
