import type { PackTribute } from './packs.ts';

/** A row of a scenario, with keys of tributes, without what a pack says about its data. */
export interface PackedRow extends Omit<PackTribute, 'tax' | 'country' | 'source' | 'estimate' | 'note'> {
  readonly tribute: { readonly uuid: string };
  readonly pt_note?: string;
  readonly en_note?: string;
  readonly es_note?: string;
}

/** Returns the row of a scenario that a tax of a pack becomes. */
export function scenarioRow(
  { tax, note, base_includes: included, country: _, source: __, estimate: ___, ...terms }: PackTribute,
  keyOf: (tax: string) => string,
): PackedRow {
  return {
    ...terms,
    tribute: { uuid: keyOf(tax.key) },
    ...(included && { base_includes: included.map(keyOf) }),
    ...(note && { pt_note: note.pt, en_note: note.en, es_note: note.es }),
  };
}
