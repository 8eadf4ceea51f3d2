import { amendmentPreview } from './amendmentPreview.ts';
import { complement, variedAmount } from './futureChange.ts';

/** How invoices to come are changed one by one, and what the specification's path for that does to issued ones. */
export const futureCommands = {
  vary: {
    in: ['future'],
    needs: 'amend',
    hidden: ['contract_fixed'],
    input: variedAmount,
    preview: amendmentPreview,
    put: 'invoice/update-invoice3/{uuid}',
    summary:
      'Other lines for an invoice to come, or for it and all later ones; of an issued one, whether its payment is authorized.',
    icon: 'edit',
  },
  authorize: { in: ['billed'], needs: 'amend', input: variedAmount, put: 'invoice/update-invoice3/{uuid}' },
  complement: {
    in: ['future'],
    needs: 'amend',
    input: complement,
    preview: amendmentPreview,
    put: 'invoice/recurrence-update/{uuid}',
    summary: 'What an invoice to come says besides its lines, or it and all later ones.',
    icon: 'edit',
  },
} as const;
