import { parseArgs } from 'node:util';
import { hashPassword } from '../../server/identity/passwords/passwords.ts';
import { onInstallation } from './installation.ts';

/**
 * `node tests/bench/people.ts --invoices 1000000`: an accountant's overview of 30 companies, the administrators' home
 * page, and searches in the platform's history. Prints the shortest, median and longest round in milliseconds.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '30' },
    entries: { type: 'string', default: '500000' },
    rounds: { type: 'string', default: '20' },
  },
});
const password = 'bench';
const people = { accountant: 'accountant@bench.test', administrator: 'admin@bench.test' };

const addPeople = `
  with added as (
    insert into users (name, email, type, password_hash)
    values ('Accountant', $1, 'ACCOUNTANT', $3), ('Admin', $2, 'ADMIN', $3) returning uuid, type)
  insert into user_references (user_uuid, kind, value)
  select a.uuid, 'tenant', t.slug
  from added a, (select slug from tenants order by slug limit $4) t where a.type = 'ACCOUNTANT'`;

const addEntries = `
  insert into platform_audit_log (table_name, row_key, subject_key, at, action, changes, actor)
  select 'users', u, u, now() - n * interval '1 minute', 'updated',
    jsonb_build_object('name', jsonb_build_array('Person ' || n, 'Someone ' || n % 977)),
    'Person ' || n % 5000 || ' <p' || n % 5000 || '@company' || n % 200 || '.test>'
  from generate_series(1, $1) n cross join lateral (select gen_random_uuid()::text || left(n::text, 0) as u) k`;

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const { accountant, administrator } = people;
  await owner.query(addPeople, [accountant, administrator, await hashPassword(password), Number(options.companies)]);
  await owner.query(addEntries, [Number(options.entries)]);
  await owner.query('vacuum (analyze)');

  async function measure(email: string, url: string): Promise<void> {
    const payload = { email, password };
    const signedIn = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` };
    const times: number[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      const before = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one at a time: they would share the processor
      const { statusCode, body } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${body}`);
      times.push(performance.now() - before);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const summary = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) => `${sorted[at]?.toFixed(0)} ms`);
    console.log(`${url}: ${summary.join(', ')}`);
  }

  await measure(accountant, '/api/v2/accountants/overview');
  await measure(accountant, '/api/v2/accountants/overview?month=2026-11');
  await measure(administrator, '/api/v2/platform-home');
  for (const search of ['', 'p4321@', 'company7', 'Someone 12', 'nobody at all']) {
    await measure(administrator, `/api/v2/platform-audit?search=${encodeURIComponent(search)}`);
  }
});
