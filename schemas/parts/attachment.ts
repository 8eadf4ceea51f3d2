/** An attachment in an answer. */
export const attachment = {
  title: 'Attachment',
  type: 'object',
  required: ['uuid', 'name', 'type', 'size', 'url', 'added_at', 'added_by'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    type: { type: 'string' },
    size: { type: 'integer', description: 'In bytes.' },
    url: { type: 'string', description: 'The address to download it from.' },
    added_at: { type: 'string', format: 'date-time' },
    added_by: {
      type: 'string',
      description: 'Name and email, of people outside the company the name alone; or `system`.',
    },
  },
} as const;
