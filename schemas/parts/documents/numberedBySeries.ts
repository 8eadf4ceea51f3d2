/** The series that numbers a document, if a user chooses one; a number has the one that gave it. */
export const seriesChoice = { series_uuid: { type: 'string', format: 'uuid' } } as const;

/**
 * The number of documents that series count, given by these commands. The migration calls `number_by_series(<table>, <name>)`.
 */
export const numberedBySeries = <const C extends readonly string[]>(...givenBy: C) =>
  ({
    number: {
      type: 'integer',
      minimum: 0,
      readOnly: true,
      counter: { givenBy, bySeries: true },
      description: 'Unique in its series and period.',
    },
    full_number: { type: 'string', readOnly: true, description: 'The number as it is printed.' },
    ...seriesChoice,
  }) as const;
