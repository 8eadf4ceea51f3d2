import { draftLines, line } from '../documents/lines.ts';

/** The rows of a quote: a line may be an option, which counts in no total until the client accepts it. */
export const quoteLines = {
  ...draftLines,
  items: {
    ...line,
    properties: {
      ...line.properties,
      is_optional: {
        type: 'boolean',
        description: 'Whether the client may leave the line out. It counts in no total until it is accepted.',
      },
      is_accepted: { type: 'boolean', readOnly: true, description: 'Of an optional line that the client accepted.' },
    },
  },
} as const;
