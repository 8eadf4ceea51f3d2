import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { writeComment } from '../../../features/company/index.ts';
import { actorText } from '../../../identity/actor.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { setMoment } from './events.ts';

/** A comment in the demo: who says it, how many hours ago, and on which record, found in SQL. */
interface Said {
  readonly by: string;
  readonly hours: number;
  readonly on: Resource;
  readonly where: string;
  /** Names in braces become mentions. */
  readonly text: string;
}

const overdue = `invoices where tenant_id = $1 and status = 'billed' and due_date < moment() order by due_date desc`;
const agreed = `contracts where tenant_id = $1 and status = 'Active' order by contract_number`;
const harbor = `entities where tenant_id = $1 and name = 'Blue Harbor Inc.'`;

const all: readonly Said[] = [
  {
    by: 'Ana Souza',
    hours: 900,
    on: entities,
    where: harbor,
    text: 'Pede sempre o número do pedido de compra na fatura.',
  },
  {
    by: 'Carla Nunes',
    hours: 47,
    on: invoices,
    where: overdue,
    text: '@{Ana Souza} o comprovante do banco já chegou? Preciso dele para fechar o mês.',
  },
  {
    by: 'Ana Souza',
    hours: 45,
    on: invoices,
    where: overdue,
    text: '@{Carla Nunes} ainda não. O cliente prometeu pagar até sexta-feira; ligo de novo na segunda.',
  },
  {
    by: 'Carla Nunes',
    hours: 20,
    on: contracts,
    where: agreed,
    text: '@{Ana Souza} o reajuste deste contrato já foi combinado?',
  },
];

interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
}

const enter =
  "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true), set_config('app.user', $3, true)";

/** Comments of the company's people, the last ones unread. */
export async function addComments(db: Db, slug: string, now: Date): Promise<void> {
  const [tenant] = await db.query<{ id: string }>('select id from tenants where slug = $1', [slug]);
  const people = await db.query<Person>('select uuid, name, email from users');
  const byName = new Map(people.map((person) => [person.name, person]));
  for (const { by, hours, on, where, text } of all) {
    const actor = byName.get(by);
    if (!tenant || !actor) continue;
    const happen = async () => {
      await setMoment(db, new Date(now.getTime() - hours * 3_600_000));
      await db.query(enter, [tenant.id, actorText(actor), actor.uuid]);
      const [found] = await db.query<{ uuid: string }>(`select uuid from ${where} limit 1`, [tenant.id]);
      const record = { resource: on, tenant: tenant.id, record: found?.uuid ?? '' };
      const stored = text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => `{${byName.get(name)?.uuid}}`);
      await writeComment(db, record, stored, { actor, budgets: defaultBudgets, readers: async () => people });
    };
    // oxlint-disable-next-line no-await-in-loop -- in order
    await happen();
  }
  await db.query(enter, ['', '', '']);
  await setMoment(db, now);
}
