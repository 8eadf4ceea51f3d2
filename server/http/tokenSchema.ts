/** The token of a one-time link, as it comes in a body or a path. */
export const tokenSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'The token from the link in the mail.',
} as const;
