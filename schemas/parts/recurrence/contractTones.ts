/** The colors of a contract's status (specification §2 Status legend); a concluded contract may have due invoices. */
export const contractTones = {
  Active: 'progress',
  Concluded: 'draft',
  Paid: 'complete',
  Cancelled: 'cancelled',
} as const;
