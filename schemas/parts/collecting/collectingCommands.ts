import type { Command } from '../../actions.ts';
import { collecting, reminding } from './reminding.ts';

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
    isAside: true,
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
} as const satisfies Record<string, Command<'billed', 'send' | 'amend'>>;
