/** An issued document; an imported one has no number of ours. */
interface Numbered {
  readonly number?: number | null | undefined;
  /** As its series prints it. */
  readonly full_number?: string | null | undefined;
  readonly company_number?: string | null | undefined;
}

/** Returns the number by which people know a document: ours, or that of the previous system; undefined without either. */
export const knownNumber = ({
  full_number: printed,
  number,
  company_number: own,
}: Numbered): number | string | undefined => printed ?? number ?? own ?? undefined;
