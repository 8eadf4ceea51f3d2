import { amendment } from './amendment.ts';
import { amendmentPreview } from './amendmentPreview.ts';
import { recipients } from '../delivery/recipients.ts';
import { templateChoice } from '../templates/templateChoice.ts';

/** Changes of a running contract's terms: each is an amendment. */
export const termsCommands = {
  amend: {
    in: ['Active', 'Concluded', 'Paid'],
    needs: 'amend',
    input: amendment,
    rules: ['amendmentComplete'],
    preview: amendmentPreview,
    brief: true,
    summary: 'Change a running contract, from one scheduled invoice onward or for one invoice only.',
    icon: 'edit',
  },
  template: {
    in: ['Active'],
    needs: 'amend',
    input: templateChoice,
    put: 'contracts/update-template/{uuid}',
    brief: true,
    summary: 'Choose the template for the next invoices.',
    icon: 'template',
  },
  recipients: {
    in: ['Active'],
    needs: 'amend',
    input: recipients,
    rules: ['responsibleWhenSending'],
    put: 'contracts/update-send-email/{uuid}',
    brief: true,
    summary: 'Choose the email recipients of the next invoices.',
    icon: 'mail',
  },
} as const;
