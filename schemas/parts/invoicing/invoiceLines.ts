import { draftLines, line } from '../documents/lines.ts';

/** The rows of an invoice: the server adds one for each line of the deposit invoices of its quote, and deducts it. */
export const invoiceLines = {
  ...draftLines,
  items: {
    ...line,
    properties: {
      ...line.properties,
      mirrors_line: {
        type: 'string',
        format: 'uuid',
        description:
          'The line of a deposit invoice that it deducts: it bears minus the amount and the taxes of that line, whatever is ' +
          'sent. Requests repeat such lines; they neither add, change nor remove one.',
      },
    },
  },
} as const;
