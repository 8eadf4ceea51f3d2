/** The longest comment in characters, each mention as a person's key. */
export const longestComment = 4000;

/** The most people that one comment mentions. */
export const mostMentioned = 20;

const uuid = { type: 'string', format: 'uuid' } as const;

/** A person of the company who may read a record. */
export const commentReader = {
  title: 'CommentReader',
  type: 'object',
  required: ['uuid', 'name'],
  additionalProperties: false,
  properties: { uuid, name: { type: 'string' }, email: { type: 'string', description: 'If several have the name.' } },
} as const;

/** A comment as its readers see it. */
export const comment = {
  title: 'Comment',
  type: 'object',
  required: ['uuid', 'author', 'is_own', 'mentions', 'created_at', 'version'],
  additionalProperties: false,
  properties: {
    uuid,
    author: { type: 'string', description: 'The name of who wrote it.' },
    is_own: { type: 'boolean' },
    text: { type: 'string', description: 'A mention is `@{uuid}`. Absent once deleted.' },
    mentions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'name'],
        additionalProperties: false,
        properties: { uuid, name: { type: 'string' } },
      },
    },
    created_at: { type: 'string', format: 'date-time' },
    edited_at: { type: 'string', format: 'date-time' },
    deleted_at: { type: 'string', format: 'date-time' },
    version: { type: 'integer' },
  },
} as const;

/** What a person writes. */
export const commentText = {
  title: 'CommentText',
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    text: {
      type: 'string',
      kind: 'multiline',
      minLength: 1,
      maxLength: longestComment,
      description: `Plain text. \`@{uuid}\` mentions a person who may read the record, at most ${mostMentioned}.`,
    },
  },
} as const;
