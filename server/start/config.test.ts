import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultBudgets } from '../limits/budgets.ts';
import { ConfigError, loadConfig, parseConfig } from './config.ts';

const secret = 'k'.repeat(32);
const own = { DATABASE_URL: 'postgres://ultramar@db.example/ultramar', SECRET_KEY: secret };

describe('defaults', () => {
  test('nothing set: the embedded database with demo data, on localhost', () => {
    expect(parseConfig({})).toEqual({
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      demo: true,
      production: false,
      apiHost: 'localhost:3000',
      apiProtocol: 'http',
      secretKey: undefined,
      clock: undefined,
      logLevel: 'warn',
      trustProxy: [],
      metricsPort: undefined,
      placesUrl: undefined,
      flagsUrl: undefined,
      sandboxUrl: 'http://localhost:3001',
      startsSandbox: true,
      smtpUrl: undefined,
      mailFrom: undefined,
      budgets: defaultBudgets,
    });
  });

  test('a database of one’s own: production, without demo data, behind TLS', () => {
    expect(parseConfig(own)).toMatchObject({ demo: false, production: true, apiProtocol: 'https', logLevel: 'info' });
  });

  test.each([
    ['PORT moves the host of the API along', { PORT: '8080' }, { port: 8080, apiHost: 'localhost:8080' }],
    ['API_HOST stands above PORT', { PORT: '8080', API_HOST: 'ultramar.example' }, { apiHost: 'ultramar.example' }],
    [
      'demo data can be had in a database of one’s own, by its owner',
      { ...own, DEMO: '1', DATABASE_OWNER_URL: 'postgres://owner@db.example/ultramar' },
      { demo: true, production: false, databaseOwnerUrl: 'postgres://owner@db.example/ultramar' },
    ],
    [
      'demo data can be left out of the embedded one',
      { DEMO: '0' },
      { demo: false, production: false, apiProtocol: 'http' },
    ],
    ['an empty variable is an unset one', { PORT: '', DATABASE_URL: '', CLOCK: '' }, { port: 3000, demo: true }],
    ['time can be stopped in a demo', { CLOCK: '2027-01-31T12:00:00Z' }, { clock: new Date('2027-01-31T12:00:00Z') }],
    [
      'and in tests',
      { ...own, CLOCK: '2027-01-31T12:00:00-03:00', NODE_ENV: 'test' },
      { clock: new Date('2027-01-31T15:00:00Z') },
    ],
    ['a proxy is trusted by its address', { TRUST_PROXY: '10.0.0.1' }, { trustProxy: ['10.0.0.1'] }],
    [
      'or by its network, or a name for one, several of them',
      { TRUST_PROXY: '10.0.0.0/8, fd00::/8,loopback' },
      { trustProxy: ['10.0.0.0/8', 'fd00::/8', 'loopback'] },
    ],
    ['a process may do the jobs alone', { ...own, ROLE: 'worker' }, { role: 'worker' }],
    ['or answer requests alone', { ...own, ROLE: 'api' }, { role: 'api' }],
    [
      'flags come from a service',
      { FLAGS_URL: 'https://flagcdn.com/{size}/{country}.png' },
      { flagsUrl: 'https://flagcdn.com/{size}/{country}.png' },
    ],
    ['metrics are read at a port of their own', { METRICS_PORT: '9400' }, { metricsPort: 9400 }],
    [
      'places are asked of a service',
      { PLACES_URL: 'https://photon.example/api' },
      { placesUrl: 'https://photon.example/api' },
    ],
    [
      'a limit can be changed',
      { BUDGET_REQUESTS_AT_ONCE: '64' },
      { budgets: { ...defaultBudgets, requestsAtOnce: 64 } },
    ],
  ])('%s', (_rule, environment, expected) => {
    expect(parseConfig(environment)).toMatchObject(expected);
  });
});

describe('a refused configuration', () => {
  test.each([
    ['ROLE', 'boss', 'must be api, worker or all'],
    ['PORT', '0', 'must be a port, 1 to 65535'],
    ['PORT', '65536', 'must be a port, 1 to 65535'],
    ['PORT', '3000x', 'must be a port, 1 to 65535'],
    ['DATABASE_URL', 'mysql://db/ultramar', 'must be an address like postgres://'],
    ['DEMO', 'yes', 'must be 0 or 1'],
    ['FLAGS_URL', '/flags', 'must be an address like https://flags.example/{size}/{country}.png'],
    ['FLAGS_URL', 'https://{country}.example', 'must be an address like https://flags.example/{size}/{country}.png'],
    ['FLAGS_URL', 'https://flags.example/">', 'must be an address like https://flags.example/{size}/{country}.png'],
    ['PLACES_URL', 'photon.example', 'must be an address like https://photon.example/api'],
    ['STRIPE_API_URL', 'https://stripe.example/v1', 'must be an address without a path, like http://localhost:12111'],
    ['PLACES_URL', 'file:///etc/passwd', 'must be an address like https://photon.example/api'],
    ['API_HOST', 'https://ultramar.example', 'must be a host'],
    ['API_PROTOCOL', 'ftp', 'must be http or https'],
    ['SECRET_KEY', 'short', 'must have at least 32 characters'],
    ['CLOCK', 'yesterday', 'must be an instant'],
    ['LOG_LEVEL', 'loud', 'must be debug, info, warn or error'],
    ['TRUST_PROXY', 'true', 'must name the proxies: otherwise any client could claim any address'],
    ['TRUST_PROXY', 'TRUE', 'must name the proxies'],
    ['TRUST_PROXY', '*', 'must name the proxies'],
    [
      'TRUST_PROXY',
      'false',
      'must be addresses or networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal, not "false"',
    ],
    ['TRUST_PROXY', '1', 'must be addresses or networks like 10.0.0.0/8, or loopback, linklocal, uniquelocal, not "1"'],
    ['TRUST_PROXY', '10.0.0.1, proxy.internal', 'must be addresses or networks'],
    ['TRUST_PROXY', '0.0.0.0/0', 'must be addresses or networks'],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be addresses or networks'],
    ['TRUST_PROXY', '10.0.0.0/8/8', 'must be addresses or networks'],
    ['TRUST_PROXY', '::/0', 'must be addresses or networks'],
    ['TRUST_PROXY', ',', 'must be addresses or networks'],
    ['BUDGET_REQUESTS_AT_ONCE', '0', 'must be a whole number above 0'],
    ['BUDGET_REQUESTS_AT_ONCE', '1e9', 'must be a whole number above 0'],
    ['BUDGET_REQUESTS_AT_ONE', '64', 'is no limit that can be set'],
    ['BUDGET_BODY_BYTES', '1000', 'is no limit that can be set'],
  ])('%s=%s %s', (name, value, message) => {
    expect(() => parseConfig({ [name]: value })).toThrow(`${name} ${message}`);
  });

  test('a database of one’s own without a key to sign with', () => {
    expect(() => parseConfig({ DATABASE_URL: own.DATABASE_URL })).toThrow(
      'SECRET_KEY must be set when DATABASE_URL is',
    );
  });

  test.each(['api', 'worker'])('half a server (%s) with a database that only it can reach', (ROLE) => {
    expect(() => parseConfig({ ROLE })).toThrow('DATABASE_URL must be set when ROLE is api or worker');
  });

  test('an owner’s address without one for the server to sign in with', () => {
    expect(() => parseConfig({ DATABASE_OWNER_URL: own.DATABASE_URL })).toThrow(
      'DATABASE_URL must be set when DATABASE_OWNER_URL is',
    );
  });

  test('the demo in an external database without its owner’s address', () => {
    expect(() => parseConfig({ ...own, DEMO: '1' })).toThrow('DATABASE_OWNER_URL must be set with DEMO=1');
  });

  test('a stopped clock over real data', () => {
    expect(() => parseConfig({ ...own, CLOCK: '2027-01-31T12:00:00Z' })).toThrow('CLOCK must be unset without DEMO=1');
  });

  test('all errors are reported together, and no secret is repeated', () => {
    const wrong = () =>
      parseConfig({ PORT: 'x', LOG_LEVEL: 'x', SECRET_KEY: 'hunter2', DATABASE_URL: 'nowhere://hunter2' });
    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*SECRET_KEY.*\n.*LOG_LEVEL/);
    expect(wrong).not.toThrow(/hunter2/);
  });
});

test('the secret key of an embedded database is made once and read by its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  const { secretKey } = await loadConfig({ DATA_DIR: join(folder, 'data') });
  expect(secretKey).toMatch(/^[0-9a-f]{64}$/);
  expect((await loadConfig({ DATA_DIR: join(folder, 'data') })).secretKey).toBe(secretKey);
  expect((await stat(join(folder, 'data/secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(folder, 'data/secret-key'), 'utf8')).toBe(secretKey);
  await rm(folder, { recursive: true });
});

test('a key that is given is not kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  expect((await loadConfig({ DATA_DIR: folder, SECRET_KEY: secret })).secretKey).toBe(secret);
  await expect(stat(join(folder, 'secret-key'))).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});
