import type { Command } from '../../actions.ts';
import type { SendState } from '../invoicing/sendState.ts';
import { lateCharging } from './lateCharging.ts';
import { collecting, reminding } from './reminding.ts';

/** The document went out, and nobody has declined it. */
const mailed: readonly SendState[] = ['Send', 'Viewed', 'Accepted', 'Unsent'];

/** The commands by which open invoices are collected. */
export const collectingCommands = {
  remind: {
    in: ['billed'],
    needs: 'send',
    refused: ['link_ended'],
    input: reminding,
    rules: ['placeholdersKnown'],
    bulk: true,
    mails: true,
    brief: true,
    first: {
      in: ['billed'],
      when: [
        { path: 'is_overdue', eq: true },
        { path: 'send_state', in: mailed },
        { path: 'remind_after', lt: { fact: 'today' } },
      ],
    },
    summary:
      'Remind the payer of an open invoice now, whether or not a sequence is turned on. Several invoices with the same ' +
      'payer and recipients make one mail.',
    icon: 'clock',
  },
  reminders: {
    in: ['billed'],
    needs: 'amend',
    input: collecting,
    bulk: true,
    brief: true,
    isAside: true,
    summary: 'Say until when payment is promised, or turn the reminders of an invoice off.',
    icon: 'pause',
  },
  charge_late: {
    in: ['billed'],
    needs: 'create',
    hidden: ['not_overdue'],
    input: lateCharging,
    brief: true,
    isAside: true,
    summary:
      'Make a draft that charges interest and the fee for the late payment of an invoice, by the rule of the company. The ' +
      'amount due of the invoice stays as it is.',
    icon: 'percent',
  },
} as const satisfies Record<string, Command<'billed', 'send' | 'amend' | 'create'>>;
