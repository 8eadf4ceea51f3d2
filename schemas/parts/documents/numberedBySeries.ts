/** The series that numbers documents of a type, if a user chooses one; a number has the one that gave it. */
export const seriesChoice = <const T extends string>(type: T) =>
  ({ series_uuid: { type: 'string', format: 'uuid', keyOf: 'series', offers: { document_type: type } } }) as const;

/** What names a document with a number; one of the previous system has its number there. */
export const numberReads = ['number', 'full_number', 'company_number', 'is_imported'] as const;

/**
 * The number of a resource's documents, counted by series and given by these commands. The migration calls
 * `number_by_series(<table>, <resource>)`.
 */
export const numberedBySeries = <const T extends string, const C extends readonly string[]>(type: T, ...givenBy: C) =>
  ({
    number: {
      type: 'integer',
      minimum: 0,
      readOnly: true,
      counter: { givenBy, bySeries: true },
      description: 'Unique in its series and period.',
    },
    full_number: { type: 'string', readOnly: true, description: 'The number as it is printed.' },
    ...seriesChoice(type),
  }) as const;
