import type { Actions } from '../../actions.ts';
import { termsCommands } from './termsCommands.ts';

export const contractStatuses = ['Active', 'Concluded', 'Paid', 'Cancelled'] as const;

export type ContractStatus = (typeof contractStatuses)[number];
export type ContractAction = 'list' | 'show' | 'create' | 'export' | 'amend' | 'cancel' | 'attach' | 'audit';

/** The statuses in which the public link of a contract is shared. */
const linked = ['Active', 'Concluded', 'Paid'] as const;

/** The actions on a contract by status (design §6). */
export const contractActions = {
  byStatus: { put: 'contracts/update-status/{uuid}', summary: 'Cancel a contract. This cannot be undone.' },
  reasons: { link_ended: { path: 'public_hash', absent: true, at: 'public_hash' } },
  commands: {
    edit: { in: ['Active'], needs: 'amend', opens: 'uuid', icon: 'item' },
    ...termsCommands,
    end_link: {
      in: linked,
      needs: 'amend',
      hidden: ['link_ended'],
      brief: true,
      isAside: true,
      isFinal: true,
      summary: 'End the public link of a contract. It answers as if the contract did not exist.',
      icon: 'unlink',
    },
    renew_link: {
      in: linked,
      needs: 'amend',
      brief: true,
      isAside: true,
      summary: 'Give a contract a new public link. Its former one ends.',
      icon: 'link',
    },
    cancel: { in: ['Active'], to: 'Cancelled', needs: 'cancel', isFinal: true, bulk: true, icon: 'cancel' },
  },
  views: {
    pdf: { needs: 'show', icon: 'document' },
    invoices: { needs: 'show', icon: 'receipt' },
    publicLink: { in: linked, needs: 'show', icon: 'link' },
    audit: { needs: 'audit', icon: 'history' },
  },
  links: {
    duplicate: { needs: 'create', opens: 'copy', icon: 'copy' },
  },
  starts: {
    price: { command: 'amend', in: ['Active'], choices: { kind: ['adjust'] }, icon: 'percent' },
    pause: { command: 'amend', in: ['Active'], choices: { kind: ['pause', 'resume'] }, icon: 'pause' },
    length: { command: 'amend', choices: { kind: ['extend', 'end'] }, icon: 'contract' },
  },
  menu: [
    ['pdf', 'invoices'],
    [
      { group: 'change', icon: 'edit', of: ['price', 'edit', 'pause', 'length', 'recipients', 'template'] },
      'duplicate',
    ],
    ['publicLink', 'renew_link', 'end_link', 'audit'],
    ['cancel'],
  ],
} satisfies Actions<ContractStatus, ContractAction>;
