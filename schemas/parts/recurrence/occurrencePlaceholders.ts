/** The placeholders of a contract's texts, written `{{month}}`: each invoice has them filled, by its period. */
export const occurrencePlaceholders = ['month', 'year', 'period', 'occurrence', 'occurrences'] as const;

export type OccurrencePlaceholder = (typeof occurrencePlaceholders)[number];

/** The menu that inserts them into a text. */
export const occurrenceInserts = { names: occurrencePlaceholders, words: 'contracts.placeholders' } as const;

/** The terms of a contract that may have them, besides the descriptions of its lines. */
export const filledTerms = ['purchase_order', 'buyer_reference', 'observation', 'terms_payment'] as const;

export type FilledTerm = (typeof filledTerms)[number];
