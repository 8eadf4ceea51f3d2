import { expect, it } from 'vitest';
import { testWorkshop } from '../../../tests/support/useCases.ts';
import { audit } from '../../features/invoicing/invoices/audit.ts';
import { asCommand } from './asCommand.ts';
import { perform } from './perform.ts';

const shop = await testWorkshop();

const historyOf = async (uuid: string) => {
  const entries = await shop.inAcme((db) => audit(db, shop.scope().tenant.id, uuid));
  return entries.map(({ command, changes }) => [command, changes['status'] ?? Object.keys(changes)]);
};

it('logs an entry for each command on a record in one transaction, also if it is repeated', async () => {
  const { uuid } = await shop.written({ is_draft: true });
  await shop.inAcme(async (db) => {
    for (const command of ['bill', 'revert', 'bill', 'cancel']) {
      await perform(db, shop.scope(), `invoices.${command}`, [uuid]);
    }
  });
  expect(await historyOf(uuid)).toEqual([
    ['invoices.cancel', ['billed', 'cancelled']],
    ['invoices.bill', ['draft', 'billed']],
    ['invoices.revert', ['billed', 'draft']],
    ['invoices.bill', ['draft', 'billed']],
    [null, [null, 'draft']],
  ]);
});

it('logs a nested command as its own entry, between the changes of the outer one', async () => {
  const { uuid } = await shop.written({ is_draft: true });
  const set = (column: string) => `update invoices set ${column} = 'x' where uuid = $1`;
  await shop.inAcme(async (db) => {
    const writing = await asCommand(db, 'invoices.edit', async () => {
      const before = db.query(set('label'), [uuid]);
      const inner = await asCommand(db, 'invoices.edit', async () => [db.query(set('observation'), [uuid])]);
      return [before, ...inner, db.query(set('company_number'), [uuid])];
    });
    await Promise.all(writing);
  });
  const [outer, inner] = await historyOf(uuid);
  expect([outer, inner]).toEqual([
    ['invoices.edit', ['label', 'company_number']],
    ['invoices.edit', ['observation']],
  ]);
});

it('logs status changes without a command one by one', async () => {
  const { uuid } = await shop.written({ is_draft: true });
  await shop.inAcme(async (db) => {
    for (const status of ['billed', 'cancelled']) {
      const number = status === 'billed' ? ', number = 900001' : '';
      await db.query(`update invoices set status = $2${number} where uuid = $1`, [uuid, status]);
    }
  });
  expect(await historyOf(uuid)).toEqual([
    ['invoices.cancel', ['billed', 'cancelled']],
    ['invoices.bill', ['draft', 'billed']],
    [null, [null, 'draft']],
  ]);
});
