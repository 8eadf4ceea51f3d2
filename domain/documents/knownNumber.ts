/** An issued document; an imported one has no number of ours. */
interface Numbered {
  readonly number?: number | null | undefined;
  readonly company_number?: string | null | undefined;
}

/** Returns the number by which people know a document: ours, or that of the previous system; undefined without either. */
export const knownNumber = ({ number, company_number: own }: Numbered): number | string | undefined =>
  number ?? own ?? undefined;
