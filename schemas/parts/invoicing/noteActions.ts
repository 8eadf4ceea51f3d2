import type { Actions } from '../../actions.ts';
import { documentMailing } from '../delivery/dispatch.ts';
import type { ObjectSchema } from '../../objectSchema.ts';

/** All permissions on notes. */
export const notePermissions = ['list', 'show', 'create', 'edit', 'delete', 'export', 'issue', 'send'] as const;

export type NoteAction = (typeof notePermissions)[number];

/** Where the surplus goes that was received beyond the rest of the invoice. */
export const surplusUses = ['credit', 'refund'] as const;

/** The input of issuing a credit note. */
export const noteIssue = {
  type: 'object',
  additionalProperties: false,
  properties: {
    surplus: {
      type: 'string',
      enum: surplusUses,
      default: 'credit',
      description:
        'Where the surplus goes that was received beyond the rest of the invoice: to the client’s credit, or back by the ' +
        'gateway that collected it.',
    },
  },
} as const;

/** The actions on notes of a type: an issued one is neither canceled nor reverted. */
export const noteActions = (singular: string, input?: ObjectSchema) =>
  ({
    reasons: {},
    commands: {
      edit: { in: ['draft'], needs: 'edit', opens: 'uuid', icon: 'edit' },
      issue: {
        in: ['draft'],
        to: 'issued',
        needs: 'issue',
        ...(input && { input }),
        isFinal: true,
        consent: true,
        first: { in: ['draft'] },
        icon: 'issue',
      },
      send: {
        in: ['issued'],
        needs: 'send',
        input: documentMailing,
        mails: true,
        brief: true,
        first: { in: ['issued'], when: [{ path: 'mailed_at', absent: true }] },
        summary: `Mail an issued ${singular.replace('-', ' ')} with its public link.`,
        icon: 'mail',
      },
      delete: { in: ['draft'], needs: 'delete', opens: singular, isAside: true, icon: 'delete' },
    },
    views: { publicLink: { in: ['issued'], needs: 'show', icon: 'link' } },
    links: {},
    menu: [['issue'], ['edit'], ['send', 'publicLink'], ['delete']],
  }) as const satisfies Actions<'draft' | 'issued', NoteAction>;

export const noteRules = ['emissionNearToday', 'responsibleWhenSending'] as const;

/** The list of notes. */
export const noteList = {
  columns: ['number', 'service_buyer', 'corrects', 'total', 'status', 'created'],
  reads: { corrects: ['corrects'] },
  lines: { lead: 'service_buyer', figure: 'total', details: ['number', 'corrects'] },
  sort: ['-created_at'],
  sortable: ['number', 'total', 'status', 'created', 'created_at'],
  search: ['company_number', 'service_buyer.name'],
  filters: {
    service_buyer: 'eq',
    'service_buyer.location.country': 'eq',
    type: 'eq',
    corrects: 'eq',
    series_uuid: 'eq',
    status: 'in',
    reason_code: 'in',
    created: 'range',
    currency: 'eq',
  },
  chips: ['service_buyer', 'created', 'status', 'reason_code'],
  omits: ['lines'],
} as const;
