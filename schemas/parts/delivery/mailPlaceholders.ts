/** The placeholders of mail texts, written in double braces: `{{number}}`. */
export const mailPlaceholders = [
  'number',
  'company',
  'client',
  'recipient',
  'amount',
  'due_date',
  'issue_date',
  'reference',
] as const;

export type MailPlaceholder = (typeof mailPlaceholders)[number];
