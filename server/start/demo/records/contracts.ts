import { totalOfTerm } from '../../../../domain/recurrence/amendments/fixedTotal.ts';
import { lastDueDate } from '../../../../domain/recurrence/schedule/schedule.ts';
import { today } from '../../../../domain/dates/today.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { taxesOfLine } from '../../../../domain/taxes/line.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { engine } from '../../../features/recurrence/contracts/engine.ts';
import type { ContractInput } from '../../../features/recurrence/contracts/input.ts';
import { runSome } from '../../../features/recurrence/runs/runBatch.ts';
import { beginning } from '../../../features/recurrence/runs/takeDue.ts';
import { addAttachment } from './attachment.ts';
import { does, momentOn, paymentOn, type DemoEvent } from './events.ts';
import { lineOf, partiesOf, recipientsOf } from './invoices.ts';
import { plannedContracts, type PlannedContract } from '../plan/plannedContracts.ts';
import { followMails } from './messages.ts';
import { textsOf } from '../plan/plannedInvoices.ts';
import { receive } from './receipts.ts';
import type { Registered } from './registrations.ts';
import type { DemoCompany } from '../plan/shape.ts';

const selectKeys = 'select uuid from occurrences where tenant_id = $1 and contract_uuid = $2 order by occurrence';

/** Returns the events of a demo company's contracts, with a run on each day that an invoice is due. */
export function contractEvents(scope: Scope, demo: DemoCompany, made: Registered): DemoEvent[] {
  const planned = plannedContracts(demo, today(scope.now, scope.tenant.timeZone));
  const days = new Set(planned.flatMap(({ runDays }) => runDays));
  const mailed = new Set(planned.flatMap(({ contract, runDays }) => (contract.isMailed ? runDays : [])));
  return [
    ...planned.flatMap((one, index) => eventsOf(scope, demo, made, one, index)),
    ...[...days].map((date): DemoEvent => {
      const happen: DemoEvent['happen'] = async (db, then) => {
        await run(db, then);
        return mailed.has(date) ? followMails(db, then, { outcome: 'viewed', until: scope.now }) : [];
      };
      return { at: momentOn(date, 'run', scope), happen };
    }),
  ];
}

async function run(db: Db, then: Scope): Promise<void> {
  const by = { cause: 'tick', worker: 'demo' } as const;
  await runSome(db, then, { by, after: beginning, clock: { now: () => then.now } });
}

function eventsOf(
  scope: Scope,
  demo: DemoCompany,
  made: Registered,
  planned: PlannedContract,
  index: number,
): DemoEvent[] {
  const { contract, agreedOn, issued, raisedOn, pausedOn, cancelledOn } = planned;
  let uuid = '';
  let keys: readonly string[] = [];
  const agreedAt = momentOn(agreedOn, 'agree', scope);
  const agree: DemoEvent = {
    at: agreedAt < scope.now ? agreedAt : scope.now,
    happen: async (db, then) => {
      const input = inputOf(planned, `${demo.slug.toUpperCase()}-C${String(index + 1).padStart(2, '0')}`, made);
      uuid = (await createDocument(db, then, engine, input)).row.uuid;
      const found = await db.query<{ uuid: string }>(selectKeys, [then.tenant.id, uuid]);
      keys = found.map((one) => one.uuid);
      for (const file of contract.attachments ?? []) await addAttachment(db, then, { resource: contracts, uuid }, file);
    },
  };
  const receipts = issued.map(({ occurrence, paidOn }): DemoEvent => ({
    at: paymentOn(paidOn, index + occurrence, scope),
    happen: (db, then) => receive(db, then, demo, contract.client, keys[occurrence - 1] ?? '', occurrence),
  }));
  const on = (date: string | undefined, command: string, input: object = {}): DemoEvent[] =>
    date === undefined
      ? []
      : [{ at: momentOn(date, 'end', scope), happen: (db, then) => does(db, then, command, uuid, { ...input }) }];
  return [
    agree,
    ...receipts,
    ...on(raisedOn, 'contracts.amend', { kind: 'adjust', reach: 'from', confirm_total: true, ...contract.raise }),
    ...on(pausedOn, 'contracts.amend', { kind: 'pause', from: pausedOn }),
    ...on(cancelledOn, 'contracts.cancel'),
  ];
}

function inputOf({ contract, recurrence }: PlannedContract, company_number: string, made: Registered): ContractInput {
  const { client, lines, type, billing = 'none' } = contract;
  const decimals = decimalsOf(client.currency);
  const totals = lines.map(
    ({ quantity, price, adjustments }) =>
      taxesOfLine({ quantity: String(quantity), price, adjustments, tributes: [] }, decimals).total,
  );
  return {
    ...recurrence,
    ...partiesOf(client, made),
    ...(contract.isMailed && recipientsOf(client)),
    ...textsOf(contract),
    due_date_contract: lastDueDate(recurrence),
    type,
    billing_period: billing,
    company_number,
    currency: client.currency,
    total_amount: totalOfTerm(sumAmounts(totals, decimals), contract.frequency, client.currency),
    items_invoice: lines.map((line) => lineOf(line, client, made)),
  };
}
