import { amendmentPreview } from './amendmentPreview.ts';
import { complement, variedAmount } from './futureChange.ts';

/** Changes of single scheduled invoices, and what the specification's path does to issued ones. */
export const futureCommands = {
  drop: { in: ['future'], to: 'cancelled', needs: 'cancel', isFinal: true, brief: true, icon: 'cancel' },
  vary: {
    in: ['future'],
    needs: 'amend',
    hidden: ['contract_fixed'],
    input: variedAmount,
    preview: amendmentPreview,
    brief: true,
    put: 'invoice/update-invoice3/{uuid}',
    summary:
      'Change the lines of a scheduled invoice, or of it and all later ones; for an issued invoice, set whether its payment is authorized.',
    icon: 'edit',
  },
  authorize: {
    in: ['billed'],
    needs: 'amend',
    input: variedAmount,
    brief: true,
    put: 'invoice/update-invoice3/{uuid}',
  },
  complement: {
    in: ['future'],
    needs: 'amend',
    input: complement,
    preview: amendmentPreview,
    brief: true,
    put: 'invoice/recurrence-update/{uuid}',
    summary: 'Change the additional information of a scheduled invoice, or of it and all later ones.',
    icon: 'edit',
  },
} as const;
