import { pino } from 'pino';
import { job } from '../../server/features/collecting/jobs/sendReminders.ts';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { testApp, type TestClient } from './app.ts';
import { invoiceBody, make, makeRegistrations } from './company.ts';

const invoices = '/api/v2/invoice/invoices-single';

export interface ReminderRow {
  readonly uuid: string;
  readonly day: string;
  readonly days?: number;
  readonly status: string;
  readonly reason?: string;
  readonly recipients?: string;
  readonly amount: string;
}

/** A company that reminds its clients, and the job that sends its reminders; closed at the end of the file. */
export async function reminderDesk() {
  const api = await testApp();
  const clients = new Map<number, Promise<TestClient>>();
  /** Signed in at the time of the clock: a session does not last until the next reminder. */
  const signedIn = (): Promise<TestClient> => {
    const now = api.clock.now().getTime();
    const known = clients.get(now) ?? api.signIn('ana@acme.test');
    clients.set(now, known);
    return known;
  };
  const ana = {
    token: '',
    get: async (...of: Parameters<TestClient['get']>) => (await signedIn()).get(...of),
    post: async (...of: Parameters<TestClient['post']>) => (await signedIn()).post(...of),
    put: async (...of: Parameters<TestClient['put']>) => (await signedIn()).put(...of),
    patch: async (...of: Parameters<TestClient['patch']>) => (await signedIn()).patch(...of),
    delete: async (...of: Parameters<TestClient['delete']>) => (await signedIn()).delete(...of),
  } satisfies TestClient;
  const made = await makeRegistrations(api, ana);
  const work = (at: string, signal = new AbortController().signal) => {
    api.clock.set(at);
    const context = { pool: api.pool, clock: api.clock, budgets: defaultBudgets, logger: pino({ level: 'silent' }) };
    return job.work({ ...context, worker: 'test', signal });
  };
  let count = 0;
  const sequence = async (days: readonly number[], change: object = {}): Promise<string> =>
    make(ana, '/api/v2/reminder-sequences', {
      name: `Sequence ${++count}`,
      is_default: true,
      steps: days.map((day) => ({ days: day, level: `Day ${day}` })),
      ...change,
    });
  const turn = async (uuid: string, command: string) => {
    const answer = await ana.put(`/api/v2/reminder-sequences/${uuid}/${command}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  /** An issued invoice of 1,080.00, due on 10 April. */
  const issued = (change: object = {}): Promise<string> =>
    make(ana, `${invoices}/create`, invoiceBody(made, { responsible_email: 'bia@client.test', ...change }));
  const remindersOf = async (invoice: string): Promise<ReminderRow[]> =>
    (await ana.get(`/api/v2/reminders?invoice=${invoice}&sort=day`)).json<{ results: ReminderRow[] }>().results;
  /** The reminders of an invoice as short texts, in the order of their days. */
  const storyOf = async (invoice: string): Promise<string[]> =>
    (await remindersOf(invoice)).map(({ day, status, reason }) =>
      [day, status, reason].flatMap((one) => one ?? []).join(' '),
    );
  const mailsOf = async (invoice: string): Promise<string[]> =>
    (await ana.get(`/api/v2/messages?invoice=${invoice}`))
      .json<{ results: { kind: string; email: string }[] }>()
      .results.flatMap(({ kind, email }) => (kind === 'reminder' ? [email] : []));
  return { api, ana, made, work, sequence, turn, issued, remindersOf, storyOf, mailsOf, invoices };
}
