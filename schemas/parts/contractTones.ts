/** How the status of a contract is coloured (specification §2 Status legend); what is concluded may still be due. */
export const contractTones = {
  Active: 'progress',
  Concluded: 'draft',
  Paid: 'complete',
  Cancelled: 'cancelled',
} as const;
