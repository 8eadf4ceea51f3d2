/** The token of a one-time link in a body or path. */
export const tokenSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'The token from the link in the mail.',
} as const;
