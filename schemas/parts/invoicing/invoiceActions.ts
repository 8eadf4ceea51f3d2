import type { Actions } from '../../actions.ts';
import { collectingCommands } from '../collecting/collectingCommands.ts';
import { dispatch, invoiceRecipients } from '../delivery/dispatch.ts';
import { futureCommands } from '../recurrence/futureCommands.ts';
import { scenarioConfirmation } from '../documents/lines.ts';
import { authorization, receipt, settlement } from '../payments/receipt.ts';
import { refund } from '../payments/refund.ts';
import { creditUse, writeOff } from '../payments/reversal.ts';
import { sendStates } from './sendState.ts';
import { invoiceChange } from './invoiceChange.ts';
import { templateChoice } from '../templates/templateChoice.ts';
import { cancellation } from './cancellation.ts';
import { importedCommands, importedReasons } from './importedCommands.ts';

export const invoiceStatuses = ['draft', 'future', 'billed', 'paid', 'cancelled'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The status colors of the specification (§2 Status legend): in progress, complete, cancelled, draft. */
export const invoiceTones = {
  draft: 'draft',
  future: 'draft',
  billed: 'progress',
  paid: 'complete',
  cancelled: 'cancelled',
} as const;

/** All permissions on invoices. */
export const invoicePermissions = [
  'list',
  'show',
  'create',
  'edit',
  'export',
  'bill',
  'cancel',
  'receive',
  'write_off',
  'refund',
  'revert',
  'template',
  'send',
  'amend',
  'attach',
  'audit',
] as const;

/** Clients pay: the company records what it received. */
export type InvoiceAction = (typeof invoicePermissions)[number] | 'pay';

/** All but the scheduled ones. */
const stored = ['draft', 'billed', 'paid', 'cancelled'] as const;

/** The actions on an invoice by status (specification §4 Actions by status, design §6). */
export const invoiceActions = {
  byStatus: {
    put: 'invoice/status/{uuid}',
    summary: 'Issue an invoice, record its payment, cancel it or revert it to draft.',
    description:
      'From draft: billed (which assigns the number) or cancelled. From billed: paid, cancelled, or draft if it has not ' +
      'been sent, seen or paid. `reason` applies to `cancelled`, the other fields to `paid`, a manual receipt; without them ' +
      'all that is open is paid now, in its own currency. With `amount`, a part of it is paid, and the invoice stays billed.',
  },
  reasons: {
    invoice_without_lines: { path: 'is_empty', eq: true, at: 'items_invoice' },
    invoice_due_date_past: { path: 'due_date', lt: { fact: 'today' } },
    invoice_already_sent: { path: 'can_revert', ne: true },
    already_authorized: { path: 'payment_authorized', eq: true },
    not_authorized: { path: 'payment_authorized', ne: true },
    invoice_partly_paid: { path: 'is_partly_paid', eq: true },
    is_deducted: { path: 'is_deducted', eq: true },
    has_notes: { path: 'has_notes', eq: true },
    no_credit: { path: 'client_credit', absent: true },
    above_write_off_limit: { path: 'can_write_off', ne: true },
    nothing_to_refund: { path: 'refundable_amount', absent: true },
    refund_under_way: { path: 'is_refund_under_way', eq: true },
    invoice_receives_itself: { path: 'transactions.0.account.account_type.auto', eq: true },
    contract_fixed: { path: 'contract_type', eq: 'fixed' },
    link_ended: { path: 'public_hash', absent: true, at: 'public_hash' },
    no_link: { path: 'transactions.0.payment_link', absent: true },
    not_overdue: { path: 'is_overdue', ne: true },
    ...importedReasons,
    never_issued: { path: 'schedule_status', in: ['ended', 'skipped'] },
  },
  commands: {
    edit: { in: ['draft'], needs: 'edit', opens: 'uuid', icon: 'edit' },
    change: {
      in: ['draft'],
      needs: 'edit',
      input: invoiceChange,
      partial: true,
      summary: 'Set the due date, account, template or label of a draft.',
      bulk: true,
      brief: true,
      isAside: true,
      icon: 'edit',
    },
    bill: {
      in: ['draft'],
      to: 'billed',
      needs: 'bill',
      refused: ['invoice_without_lines', 'invoice_due_date_past'],
      input: scenarioConfirmation,
      consent: true,
      bulk: true,
      icon: 'issue',
    },
    receive: {
      in: ['billed'],
      to: 'paid',
      needs: 'receive',
      hidden: ['invoice_receives_itself'],
      input: receipt,
      icon: 'payment',
    },
    settle: {
      in: ['billed'],
      needs: 'receive',
      hidden: ['invoice_receives_itself'],
      input: settlement,
      summary: 'Record that all that is open of an invoice was paid on a day, in its own currency.',
      isAside: true,
      bulk: true,
      icon: 'payment',
    },
    use_credit: {
      in: ['billed'],
      needs: 'receive',
      hidden: ['no_credit'],
      input: creditUse,
      summary: 'Settle an invoice, or a part of it, with the credit of its client.',
      isAside: true,
      icon: 'receipt',
    },
    write_off: {
      in: ['billed'],
      needs: 'write_off',
      hidden: ['above_write_off_limit'],
      input: writeOff,
      summary: 'Write off what is still open of an invoice, within the limit of the company.',
      isAside: true,
      icon: 'cancel',
    },
    refund: {
      in: ['paid'],
      needs: 'refund',
      hidden: ['nothing_to_refund'],
      refused: ['refund_under_way'],
      input: refund,
      summary: 'Ask the gateway of a paid invoice to give back what it collected, or a part.',
      isFinal: true,
      isAside: true,
      icon: 'undo',
    },
    authorize_payment: {
      in: ['billed'],
      needs: 'amend',
      hidden: ['already_authorized'],
      input: authorization,
      brief: true,
      isAside: true,
      summary: 'Record that the payment of an invoice is authorized: it is not overdue.',
      icon: 'issue',
    },
    withdraw_authorization: {
      in: ['billed'],
      needs: 'amend',
      hidden: ['not_authorized'],
      set: { payment_authorized: false, public_notes: null },
      brief: true,
      isAside: true,
      summary: 'Withdraw the authorization of a payment.',
      icon: 'undo',
    },
    cancel: {
      in: ['draft', 'billed'],
      to: 'cancelled',
      needs: 'cancel',
      hidden: ['imported'],
      refused: ['invoice_partly_paid', 'has_notes', 'is_deducted'],
      input: cancellation,
      asks: ['reason'],
      rules: ['reasonNotBlank'],
      isFinal: true,
      bulk: true,
      icon: 'cancel',
    },
    revert: {
      in: ['billed'],
      to: 'draft',
      needs: 'revert',
      hidden: ['imported', 'invoice_already_sent'],
      refused: ['has_notes', 'is_deducted'],
      isAside: true,
      icon: 'undo',
    },
    template: {
      in: ['draft', 'future', 'billed'],
      needs: 'template',
      hidden: ['imported'],
      input: templateChoice,
      put: 'invoice/update-template/{uuid}',
      brief: true,
      isAside: true,
      summary: 'Choose the template of an invoice.',
      icon: 'template',
    },
    send: {
      in: ['billed', 'paid'],
      needs: 'send',
      hidden: ['imported'],
      refused: ['link_ended'],
      input: dispatch,
      rules: ['placeholdersKnown'],
      post: 'invoice/{uuid}/email',
      bulk: true,
      mails: true,
      brief: true,
      isAside: true,
      first: { in: ['billed'], until: { path: 'send_state', in: sendStates } },
      summary:
        'Send an issued invoice by email, to its own recipients or to others, with copies and texts of this mail alone.',
      icon: 'mail',
    },
    ...collectingCommands,
    recipients: {
      in: ['draft', 'billed', 'paid'],
      needs: 'send',
      hidden: ['imported'],
      input: invoiceRecipients,
      rules: ['responsibleWhenSending'],
      put: 'invoice/update-send-email/{uuid}',
      mails: true,
      brief: true,
      isAside: true,
      summary: 'Choose the email recipients of an invoice.',
      icon: 'mail',
    },
    // A draft always has a link, because nobody may have it.
    end_link: {
      in: ['billed', 'paid'],
      needs: 'send',
      hidden: ['link_ended'],
      brief: true,
      isAside: true,
      isFinal: true,
      summary:
        'End the public link of an invoice, with those in its mails. They answer as if the invoice did not exist.',
      icon: 'unlink',
    },
    renew_link: {
      in: ['draft', 'billed', 'paid'],
      needs: 'send',
      brief: true,
      isAside: true,
      summary: 'Give an invoice a new public link. Its former ones end, with those in its mails.',
      icon: 'link',
    },
    ...importedCommands,
    // Scheduled invoices: issued by the contract's run, and changed individually.
    issue: { in: ['future'], to: 'billed', needs: 'bill', by: 'run' },
    ...futureCommands,
  },
  views: {
    pdf: {
      in: ['draft', 'billed', 'paid', 'cancelled'],
      needs: 'show',
      hidden: ['never_issued', 'imported'],
      bulk: true,
      icon: 'document',
    },
    preview: { in: ['future'], needs: 'show', hidden: ['never_issued'], icon: 'document' },
    correct: { in: ['billed', 'paid'], needs: 'create', hidden: ['imported'], icon: 'edit' },
    paymentDetails: { in: ['billed'], needs: 'show', icon: 'account' },
    paymentLink: { in: ['billed'], needs: 'show', hidden: ['no_link'], icon: 'card' },
    pay: { in: ['billed'], needs: 'pay', hidden: ['no_link'], bulk: true, icon: 'card' },
    receipt: { in: ['paid'], needs: 'show', icon: 'receipt' },
    publicLink: { in: ['draft', 'billed', 'paid'], needs: 'show', icon: 'link' },
    audit: { in: stored, needs: 'audit', hidden: ['never_issued'], icon: 'history' },
  },
  links: {
    proforma: { in: ['draft'], needs: 'show', opens: 'invoice', formOf: 'proformas', icon: 'document' },
    duplicate: { in: stored, needs: 'create', hidden: ['never_issued', 'imported'], opens: 'copy', icon: 'copy' },
  },
  menu: [
    ['pdf', 'preview', 'bill', 'receive', 'use_credit', 'write_off', 'refund'],
    ['paymentDetails', 'paymentLink', 'pay', 'receipt', 'authorize_payment', 'withdraw_authorization'],
    ['edit', 'edit_imported', 'vary', 'complement', 'duplicate', 'proforma', 'template', 'recipients'],
    ['remind', 'reminders', 'charge_late'],
    ['send', 'publicLink', 'renew_link', 'end_link', 'audit'],
    ['correct', 'revert', 'cancel', 'remove', 'drop'],
  ],
} satisfies Actions<InvoiceStatus, InvoiceAction>;
