/** A stored file in an answer. Sent back it stays; new files are parts of the multipart body. */
export const storedFile = {
  type: 'object',
  kind: 'file',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    type: { type: 'string', readOnly: true },
    size: { type: 'integer', readOnly: true },
    width: { type: 'integer', readOnly: true },
    height: { type: 'integer', readOnly: true },
    refused: {
      type: 'string',
      enum: ['damaged', 'tooLarge'],
      readOnly: true,
      description: 'Why a picture of an older version cannot be shown.',
    },
    url: { type: 'string', readOnly: true },
  },
} as const;
