import { parseArgs } from 'node:util';
import { bareServer } from '../bare.ts';
import { bareStatement } from './bareLists.ts';
import { compare, listening, onInstallation, signedIn } from '../installation.ts';
import { listCases } from './listCases.ts';
import { loadLists } from './loadLists.ts';

/**
 * `node tests/bench/lists/lists.ts --invoices 1000000`: requests per second for every list that the company's back office
 * reads, sent as the console does, signed in and under row-level security, each compared with a bare handler around one
 * query for the same columns. `--only entities` selects lists by the beginning of their name. With `--policies` the
 * bare handler reads as the server's login, in a transaction of the tenant. Only the ratios of one run are meaningful:
 * the load, the server and the database share the machine. The largest tenant has three in ten of the invoices.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '50000' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    policies: { type: 'boolean', default: false },
  },
});

await onInstallation(Number(options.invoices), async ({ app, owner, url, serverUrl }) => {
  const tenant = await loadLists(owner);
  const cases = await listCases(app.resources, owner, tenant);
  const asked = cases.filter(({ name }) => name.startsWith(options.only));
  const statements = Object.fromEntries(asked.map((one, at) => [`case${at}`, bareStatement(one, tenant)]));
  const bare = options.policies ? bareServer(serverUrl, statements, tenant) : bareServer(url, statements);
  const [ours, ceiling] = await listening(app, bare);
  const headers = await signedIn(app);
  for (const [at, { name, path }] of asked.entries()) {
    await compare(
      name,
      { url: `${ours}${path}`, headers },
      { url: `${ceiling}/case${at}` },
      Number(options.seconds),
      owner,
    );
  }
  await bare.close();
});
