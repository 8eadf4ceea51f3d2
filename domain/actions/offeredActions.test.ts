import { describe, expect, it, test } from 'vitest';
import roles from '../../schemas/resources/people/roles.ts';
import templates from '../../schemas/resources/templates/invoice-templates.ts';
import { contractActions } from '../../schemas/parts/recurrence/contractActions.ts';
import { invoiceActions, invoiceStatuses } from '../../schemas/parts/invoicing/invoiceActions.ts';
import { invoiceRecord, paymentRecord } from '../../tests/support/invoices.ts';
import {
  editsByMenu,
  isDeletable,
  isEditable,
  isOffered,
  isOfferedGroup,
  permissionsNeeded,
  offeredMenu,
} from './offeredActions.ts';

const offered = (change: Parameters<typeof invoiceRecord>[0], may: (permission: string) => boolean = () => true) =>
  offeredMenu(invoiceActions, invoiceRecord(change), may)
    .flat()
    .map(({ name }) => name);

test('a form or a deletion that would be refused is not offered', () => {
  const { actions: template } = templates;
  const [builtIn, first, other] = [
    { editable: false, default: false },
    { editable: true, default: true },
    { editable: true, default: false },
  ];
  expect([builtIn, first, other].map((record) => isEditable(template, record))).toEqual([false, true, true]);
  expect([builtIn, first, other].map((record) => isDeletable(template, record))).toEqual([false, false, true]);
  expect([{ built_in: 'owner' }, {}].map((record) => isDeletable(roles.actions, record))).toEqual([false, true]);
  expect(isDeletable(undefined, builtIn)).toBe(true);
});

describe('what the menu of an invoice offers', () => {
  it('includes reverting a billed invoice only while the server allows it', () => {
    expect(offered({ can_revert: true })).toContain('revert');
    expect(offered({ can_revert: false })).not.toContain('revert');
  });

  it.each([
    ['draft', 'pdf bill edit duplicate proforma template recipients publicLink renew_link audit cancel'.split(' ')],
    [
      'billed',
      'pdf receive paymentDetails authorize_payment duplicate template recipients remind reminders send publicLink renew_link end_link audit correct revert cancel'.split(
        ' ',
      ),
    ],
    ['paid', 'pdf receipt duplicate recipients send publicLink renew_link end_link audit correct'.split(' ')],
    ['cancelled', ['pdf', 'duplicate', 'audit']],
    ['future', ['preview', 'vary', 'complement', 'template', 'drop']],
  ] as const)('%s, to a user with all permissions', (status, choices) => {
    expect(offered({ status, can_revert: status === 'billed' })).toEqual(choices);
  });

  it('leads to the form of another resource only users who may create one there', () => {
    const may = (permission: string) => permission !== 'proformas:create';
    expect(offered({ status: 'draft' }, may)).not.toContain('proforma');
  });

  it('has no link to end where it has ended, and still a new one', () => {
    const choices = offered({ public_hash: undefined });
    expect(choices).not.toContain('end_link');
    expect(choices).toEqual(expect.arrayContaining(['publicLink', 'renew_link']));
  });

  it('has no document, history or copy of invoices that were never issued', () => {
    for (const scheduleStatus of ['ended', 'skipped'] as const)
      expect(offered({ status: 'cancelled', schedule_status: scheduleStatus })).toEqual([]);
  });

  it('has no variable amounts for fixed contracts', () => {
    expect(offered({ status: 'future', contract_type: 'variable' })).toContain('vary');
    expect(offered({ status: 'future', contract_type: 'fixed' })).not.toContain('vary');
  });

  it('has no manual receipt for automatic accounts', () => {
    const automatic = paymentRecord({ account: { name: 'Gateway', account_type: { name: 'Gateway', auto: true } } });
    expect(offered({ transactions: [automatic] })).not.toContain('receive');
  });

  it('has the payment link of a billed invoice', () => {
    const linked = paymentRecord({ payment_link: 'https://pay.test/1' });
    expect(offered({ transactions: [linked] })).toContain('paymentLink');
    expect(offered({ status: 'paid', transactions: [linked] })).not.toContain('paymentLink');
  });

  it.each([
    ['bill', 'draft', 'bill'],
    ['edit', 'draft', 'edit'],
    ['cancel', 'draft', 'cancel'],
    ['create', 'billed', 'duplicate'],
    ['template', 'billed', 'template'],
    ['receive', 'billed', 'receive'],
    ['revert', 'billed', 'revert'],
    ['audit', 'paid', 'audit'],
    ['show', 'paid', 'receipt'],
  ] as const)('without the permission to %s, a %s invoice does not offer %s', (missing, status, choice) => {
    expect(offered({ status, can_revert: true })).toContain(choice);
    expect(offered({ status, can_revert: true }, (action) => action !== missing)).not.toContain(choice);
  });

  it('has no changes for a reader', () => {
    const looks = new Set(['list', 'show', 'export', 'audit']);
    for (const status of invoiceStatuses) {
      const changes = offered({ status, can_revert: true }, (action) => looks.has(action)).filter(
        (choice) =>
          !['pdf', 'preview', 'receipt', 'publicLink', 'audit', 'paymentLink', 'paymentDetails'].includes(choice),
      );
      expect(changes, status).toEqual([]);
    }
  });
});

it('a menu checks each permission once', () => {
  const permissions = permissionsNeeded(invoiceActions);
  expect(permissions.toSorted()).toEqual([
    'amend',
    'audit',
    'bill',
    'cancel',
    'create',
    'edit',
    'pay',
    'proformas:create',
    'receive',
    'refund',
    'revert',
    'send',
    'show',
    'template',
    'write_off',
  ]);
});

/** Specification §4, row by row: x marks the statuses draft, future, billed, paid, cancelled. */
const specified = {
  pdf: 'x-xxx',
  bill: 'x----',
  receive: '--x--',
  template: 'xxx--',
  duplicate: 'x-xxx',
  edit: 'x----',
  paymentLink: '--x--',
  send: '--xx-',
  receipt: '---x-',
  publicLink: 'x-xx-',
  audit: 'x-xxx',
  cancel: 'x-x--',
};

describe('what is offered for an invoice', () => {
  const billed = (payment: object) => ({ status: 'billed', transactions: [payment] });
  const link = { payment_link: 'https://pay.test/1' };

  test.each(Object.entries(specified))('%s, with a manual account and a payment link', (name, statuses) => {
    const shown = invoiceStatuses.map((status) =>
      isOffered(invoiceActions, name, { ...billed(link), status }) ? 'x' : '-',
    );
    expect(shown.join('')).toBe(statuses);
  });

  it('excludes manual receipts for automatic accounts', () => {
    const automatic = billed({ ...link, account: { account_type: { auto: true } } });
    expect(isOffered(invoiceActions, 'receive', automatic)).toBe(false);
    expect(isOffered(invoiceActions, 'paymentLink', automatic)).toBe(true);
  });

  it('excludes a payment link that does not exist', () => {
    expect(isOffered(invoiceActions, 'paymentLink', billed({}))).toBe(false);
    expect(isOffered(invoiceActions, 'receive', billed({}))).toBe(true);
  });

  it('excludes unknown actions', () => {
    expect(isOffered(invoiceActions, 'fold', billed({}))).toBe(false);
  });
});

it('bulk actions are checked too, whether or not the menu contains them', () => {
  const actions = { ...invoiceActions, menu: [['pdf']] };
  expect(permissionsNeeded(actions).toSorted()).toEqual(['amend', 'bill', 'cancel', 'edit', 'receive', 'send', 'show']);
});

describe('what the menu of a contract offers', () => {
  it.each([
    [
      'Active',
      ['pdf', 'invoices', 'change', 'duplicate', 'publicLink', 'renew_link', 'end_link', 'audit', 'cancel'],
      ['price', 'edit', 'pause', 'length', 'recipients', 'template'],
    ],
    [
      'Concluded',
      ['pdf', 'invoices', 'change', 'duplicate', 'publicLink', 'renew_link', 'end_link', 'audit'],
      ['length'],
    ],
    ['Paid', ['pdf', 'invoices', 'change', 'duplicate', 'publicLink', 'renew_link', 'end_link', 'audit'], ['length']],
    ['Cancelled', ['pdf', 'invoices', 'duplicate', 'audit'], []],
  ] as const)('%s, to a user with all permissions', (status, choices, changes) => {
    const contract = { status, public_hash: 'abc' };
    const menu = offeredMenu(contractActions, contract, () => true).flat();
    expect(menu.map(({ name }) => name)).toEqual(choices);
    const ofGroup = menu.flatMap((entry) => (isOfferedGroup(entry) ? entry.of : []));
    expect(ofGroup.map(({ name }) => name)).toEqual(changes);
  });

  it('excludes changes for a user who may not amend', () => {
    const menu = offeredMenu(contractActions, { status: 'Active' }, (permission) => permission !== 'amend').flat();
    expect(menu.map(({ name }) => name)).not.toContain('change');
    expect(permissionsNeeded(contractActions)).toContain('amend');
  });
});

it('a record can be edited in the statuses that its resource declares, or in all by default', () => {
  const editable = (status: string) => isEditable(invoiceActions, { status });
  expect(invoiceStatuses.filter(editable)).toEqual(['draft']);
  expect(isEditable({ ...invoiceActions, commands: {} }, { status: 'paid' })).toBe(true);
  expect(isEditable(undefined, { status: 'paid' })).toBe(true);
  expect([editsByMenu(invoiceActions), editsByMenu({ ...invoiceActions, menu: [] }), editsByMenu(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
