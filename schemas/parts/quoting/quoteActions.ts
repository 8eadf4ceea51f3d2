import type { Actions } from '../../actions.ts';
import { documentMailing } from '../delivery/dispatch.ts';
import { scenarioConfirmation } from '../documents/lines.ts';
import { depositInput } from './deposits.ts';
import { invoicing } from './invoicing.ts';

export const quoteStatuses = [
  'draft',
  'issued',
  'accepted',
  'declined',
  'expired',
  'converted',
  'superseded',
  'cancelled',
] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteTones = {
  draft: 'draft',
  issued: 'progress',
  accepted: 'complete',
  declined: 'cancelled',
  expired: 'cancelled',
  converted: 'complete',
  superseded: 'draft',
  cancelled: 'cancelled',
} as const;

/** All permissions on quotes. */
export const quotePermissions = [
  'list',
  'show',
  'create',
  'edit',
  'export',
  'issue',
  'send',
  'answer',
  'convert',
  'cancel',
] as const;

type QuoteAction = (typeof quotePermissions)[number];

/** Who answers for the client. */
export const answeredBy = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' } as const;

/** Why the client declines. */
export const declineReason = { type: 'string', minLength: 1, maxLength: 1000, pattern: '\\S' } as const;

/** The positions of optional lines that the client accepts, from 0 as rows are listed. */
export const acceptedOptions = {
  type: 'array',
  maxItems: 1000,
  items: { type: 'integer', minimum: 0, maximum: 999 },
} as const;

/** The answer that a user records for the client, who gave it by phone or mail. */
const recordedAcceptance = {
  type: 'object',
  required: ['answered_by'],
  additionalProperties: false,
  properties: { answered_by: answeredBy },
} as const;

const recordedRefusal = {
  type: 'object',
  required: ['answered_by', 'decline_reason'],
  additionalProperties: false,
  properties: { answered_by: answeredBy, decline_reason: { ...declineReason, kind: 'multiline' } },
} as const;

const lasting = ['issued', 'accepted', 'declined', 'expired', 'converted', 'superseded'] as const;

/** The actions on a quote by status: the client answers by the public link, or the company records the answer. */
export const quoteActions = {
  reasons: {
    quote_expired: { path: 'valid_until', lt: { fact: 'today' }, at: 'valid_until' },
    fully_deposited: { path: 'deposit_percent', eq: '100' },
    deposit_in_draft: { path: 'has_deposit_draft', eq: true },
    has_deposits: { path: 'deposit_percent', ne: '0' },
  },
  commands: {
    edit: { in: ['draft'], needs: 'edit', opens: 'uuid', icon: 'edit' },
    issue: {
      in: ['draft'],
      to: 'issued',
      needs: 'issue',
      refused: ['quote_expired'],
      input: scenarioConfirmation,
      bulk: true,
      icon: 'issue',
    },
    send: {
      in: ['issued'],
      needs: 'send',
      refused: ['quote_expired'],
      input: documentMailing,
      mails: true,
      brief: true,
      first: { in: ['issued'], when: [{ path: 'mailed_at', absent: true }] },
      summary: 'Mail an issued quote with its public link.',
      icon: 'mail',
    },
    remind: {
      in: ['issued'],
      needs: 'send',
      refused: ['quote_expired'],
      input: documentMailing,
      mails: true,
      brief: true,
      isAside: true,
      summary: 'Remind the client of the end of the validity of a quote.',
      icon: 'clock',
    },
    accept: {
      in: ['issued'],
      to: 'accepted',
      needs: 'answer',
      refused: ['quote_expired'],
      input: recordedAcceptance,
      summary: 'Record that the client accepts a quote, without its optional lines.',
      icon: 'payment',
    },
    decline: {
      in: ['issued'],
      to: 'declined',
      needs: 'answer',
      input: recordedRefusal,
      summary: 'Record that the client declines a quote.',
      isAside: true,
      icon: 'cancel',
    },
    revise: {
      in: ['issued', 'accepted', 'declined', 'expired'],
      to: 'superseded',
      needs: 'edit',
      refused: ['has_deposits'],
      isAside: true,
      summary:
        'Begin the next version of a quote, as a draft with its number. The former one can no longer be answered.',
      makes: { resource: 'quotes', at: 'next_uuid' },
      icon: 'edit',
    },
    deposit: {
      in: ['accepted'],
      needs: 'convert',
      refused: ['fully_deposited'],
      input: depositInput,
      summary: 'Make the draft of a deposit invoice: it bears a percentage of each line that the client accepted.',
      isAside: true,
      makes: { resource: 'invoices', at: 'deposit_uuid' },
      icon: 'receipt',
    },
    convert: {
      in: ['issued', 'accepted'],
      to: 'converted',
      needs: 'convert',
      refused: ['deposit_in_draft'],
      input: invoicing,
      summary:
        'Make the draft of an invoice of what the client accepted, or of a quote without its optional lines. It deducts the ' +
        'deposit invoices of the quote, line by line.',
      makes: { resource: 'invoices', at: 'invoice_uuid' },
      first: { in: ['accepted'] },
      icon: 'document',
    },
    cancel: { in: ['draft', 'issued'], to: 'cancelled', needs: 'cancel', isFinal: true, icon: 'cancel' },
  },
  views: {
    pdf: { needs: 'show', bulk: true, icon: 'document' },
    publicLink: { in: [...lasting], needs: 'show', icon: 'link' },
  },
  links: {
    contract: { in: ['issued', 'accepted'], needs: 'convert', opens: 'quote', formOf: 'contracts', icon: 'contract' },
    proforma: { in: ['issued', 'accepted'], needs: 'show', opens: 'quote', formOf: 'proformas', icon: 'document' },
    duplicate: { needs: 'create', opens: 'copy', icon: 'copy' },
  },
  menu: [
    ['pdf', 'issue', 'convert', 'deposit', 'contract', 'proforma'],
    ['accept', 'decline'],
    ['edit', 'revise', 'duplicate'],
    ['send', 'remind', 'publicLink'],
    ['cancel'],
  ],
} satisfies Actions<QuoteStatus, QuoteAction>;
