import type { Actions } from '../../actions.ts';
import { documentMailing } from '../delivery/dispatch.ts';
import { scenarioConfirmation } from '../documents/lines.ts';
import { invoicing } from './invoicing.ts';

export const proformaStatuses = ['draft', 'issued', 'converted', 'cancelled'] as const;

type ProformaStatus = (typeof proformaStatuses)[number];

export const proformaTones = {
  draft: 'draft',
  issued: 'progress',
  converted: 'complete',
  cancelled: 'cancelled',
} as const;

/** All permissions on proformas. */
export const proformaPermissions = [
  'list',
  'show',
  'create',
  'edit',
  'export',
  'issue',
  'send',
  'convert',
  'cancel',
] as const;

/** The actions on a proforma by status: the invoice follows once, if there is one. */
export const proformaActions = {
  reasons: {
    proforma_expired: { path: 'valid_until', lt: { fact: 'today' }, at: 'valid_until' },
  },
  commands: {
    edit: { in: ['draft'], needs: 'edit', opens: 'uuid', icon: 'edit' },
    issue: {
      in: ['draft'],
      to: 'issued',
      needs: 'issue',
      refused: ['proforma_expired'],
      input: scenarioConfirmation,
      bulk: true,
      icon: 'issue',
    },
    send: {
      in: ['issued', 'converted'],
      needs: 'send',
      input: documentMailing,
      mails: true,
      brief: true,
      first: { in: ['issued'], when: [{ path: 'mailed_at', absent: true }] },
      summary: 'Mail an issued proforma with its PDF and its public link.',
      icon: 'mail',
    },
    convert: {
      in: ['issued'],
      to: 'converted',
      needs: 'convert',
      input: invoicing,
      summary: 'Make the draft of an invoice of a proforma.',
      makes: { resource: 'invoices', at: 'invoice_uuid' },
      icon: 'document',
    },
    cancel: { in: ['draft', 'issued'], to: 'cancelled', needs: 'cancel', isFinal: true, icon: 'cancel' },
  },
  views: {
    pdf: { needs: 'show', bulk: true, icon: 'document' },
    publicLink: { in: ['issued', 'converted'], needs: 'show', icon: 'link' },
  },
  links: { duplicate: { needs: 'create', opens: 'copy', icon: 'copy' } },
  menu: [['pdf', 'issue', 'convert'], ['edit', 'duplicate'], ['send', 'publicLink'], ['cancel']],
} satisfies Actions<ProformaStatus, (typeof proformaPermissions)[number]>;
