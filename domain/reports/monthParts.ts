/** The issued invoices of a company in a month. */
export interface MonthOfCompany {
  readonly tenant: string;
  readonly documents: number;
}

/** Successive documents of a company; the first begins with its lists and its summary. */
export interface MonthSegment {
  readonly tenant: string;
  readonly from: number;
  readonly count: number;
}

/**
 * Divides the month of several companies into parts of at most `most` documents, always in the same way: a download that
 * breaks off continues with its part. A company without documents has its lists.
 */
export function monthParts(companies: readonly MonthOfCompany[], most: number): MonthSegment[][] {
  const parts: MonthSegment[][] = [];
  let left = 0;
  for (const { tenant, documents } of companies) {
    for (let from = 0; from === 0 || from < documents;) {
      if (left <= 0) left = parts.push([]) && most;
      const count = Math.min(documents - from, left);
      parts.at(-1)?.push({ tenant, from, count });
      left -= count;
      if (count === 0) break;
      from += count;
    }
  }
  return parts;
}
