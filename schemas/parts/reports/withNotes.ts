/** The records of a list of notes that reports count. */
const issued = { status: ['issued'] } as const;

/** What was invoiced, less what credit notes took and with what debit notes added, each on its own date. */
export const withNotes = {
  amount: { plus: ['invoiced', 'debited'], minus: ['credited'] },
  invoiced: { sum: 'amount' },
  credited: { sum: 'total', of: { resource: 'credit-notes', where: issued } },
  debited: { sum: 'total', of: { resource: 'debit-notes', where: issued } },
} as const;
