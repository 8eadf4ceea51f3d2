import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import { addUser, password, users } from '../../../../../tests/support/identity.ts';
import { buildApp } from '../../../../start/app.ts';

/** Enough room for all to wait, so that the counts decide. */
const budgets = { passwordChecksWaiting: 1_000, passwordChecksWaitingPerCaller: 1_000, passwordWaitMs: 60_000 };
const api = await testApp({ budgets });

/** An account and addresses without guesses. */
let ana = '';
let network = 0;
const address = (n = 0) => `2001:db8:${network}:${n}::1`;
beforeEach(async () => {
  network += 1;
  ana = await newAccount('ana');
});

async function newAccount(name: string): Promise<string> {
  const email = `${name}${network}@acme.test`;
  await addUser(api.ownerPool, { ...users.ana, email });
  return email;
}

interface SignInOptions {
  email?: string;
  from?: string;
  password?: string;
  device?: string | undefined;
  app?: typeof api.app;
}

const signIn = ({ email = ana, from = address(), password: given = password, device, app = api.app }: SignInOptions) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: given },
    remoteAddress: from,
    ...(device !== undefined && { cookies: { ultramar_device: device } }),
  });
type Answer = Awaited<ReturnType<typeof signIn>>;

const guess = (options: SignInOptions) => signIn({ password: 'guess', ...options });
const sixty = (of: (n: number) => SignInOptions) => Promise.all(Array.from({ length: 60 }, (_, n) => guess(of(n))));
const status = async (options: SignInOptions) => (await signIn(options)).statusCode;
const deviceOf = ({ cookies }: Answer) => cookies.find(({ name }) => name === 'ultramar_device')?.value;

/** Counts the answers to guesses. */
function countByAnswer(answers: readonly Answer[]): [string, number][] {
  const kinds = answers.map(({ statusCode, json, headers }) =>
    [statusCode, json().code, json().detail, Object.keys(headers).toSorted()].join(' '),
  );
  return [...new Set(kinds)].toSorted().map((kind) => [kind, kinds.filter((one) => one === kind).length]);
}

/** Counts tried and untried guesses. */
const tried = (answers: readonly Answer[]) =>
  [401, 429].map((code) => answers.filter(({ statusCode }) => statusCode === code).length);

describe('of sixty concurrent guesses', () => {
  test.each([
    ['at one account from one address five', 5, (email: string) => ({ email })],
    ['at one account from sixty addresses ten', 10, (email: string, n: number) => ({ email, from: address(n) })],
    [
      'at one account, typed in many ways, ten',
      10,
      (email: string, n: number) => ({
        email: ` ${email.slice(0, n % 9).toUpperCase()}${email.slice(n % 9)}${' '.repeat(n)}`,
        from: address(n),
      }),
    ],
  ])('%s are tried, whether there is such an account or not', async (_, expected, of) => {
    const known = await sixty((n) => of(ana, n));
    network += 1;
    const unknown = await sixty((n) => of(`nobody${network}@acme.test`, n));
    expect(tried(known)).toEqual([expected, 60 - expected]);
    expect(countByAnswer(unknown)).toEqual(countByAnswer(known));
  });

  test('at sixty accounts from one address fifty are tried', async () => {
    expect(tried(await sixty((n) => ({ email: `n${n}@acme.test` })))).toEqual([50, 10]);
  });

  test('over two processes ten are tried', async () => {
    const { clock, documents, pool } = api.app;
    const other = await buildApp({ config: testConfig, clock, documents, pool, budgets });
    expect(tried(await sixty((n) => ({ from: address(n), app: n % 2 ? other : api.app })))).toEqual([10, 50]);
    await other.close();
  });

  test('those refused for an account leave its address what it has for others', async () => {
    await sixty(() => ({}));
    expect(await status({ email: await newAccount('gil') })).toBe(200);
  });
});

describe('an owner whose account others guess at', () => {
  const knock = () => sixty((n) => ({ from: address(n + 1) }));

  test('gets in by the device that has signed in before, and by no other way until they tire', async () => {
    const device = deviceOf(await signIn({}));
    await knock();
    expect(await status({ device })).toBe(200);
    expect(await status({})).toBe(429);
  });

  test('also from an address that is used up', async () => {
    const device = deviceOf(await signIn({}));
    await sixty((n) => ({ email: `n${n}@acme.test` }));
    expect(await status({ device })).toBe(200);
    expect(await status({})).toBe(429);
  });

  test('is helped by no device of another account', async () => {
    const device = deviceOf(await signIn({ email: await newAccount('gil') }));
    await knock();
    expect(await status({ device })).toBe(429);
  });

  test('needs the password as ever, and the device has its own few guesses', async () => {
    const device = deviceOf(await signIn({}));
    expect(tried(await sixty(() => ({ device })))).toEqual([5, 55]);
    expect(await status({ device })).toBe(429);
    expect(await status({})).toBe(200);
  });
});

describe('a device is known', () => {
  test('only after a successful sign-in', async () => {
    expect(deviceOf(await guess({}))).toBeUndefined();
    expect(deviceOf(await guess({ device: 'made up' }))).toBeUndefined();
  });

  test('by the same id in each sign-in to the same account', async () => {
    const idOf = (answer: Answer) => deviceOf(answer)?.split('.')[1];
    const first = await signIn({});
    const again = await signIn({ device: deviceOf(first) });
    expect(idOf(again)).toBe(idOf(first));
    expect(idOf(await signIn({}))).not.toBe(idOf(first));
    expect(idOf(await signIn({ email: await newAccount('gil'), device: deviceOf(first) }))).not.toBe(idOf(first));
  });

  test('until it has not signed in for 400 days', async () => {
    const device = deviceOf(await signIn({}));
    await sixty((n) => ({ from: address(n + 1) }));
    api.clock.advance(400 * 24 * 60 * 60 * 1000);
    expect(await status({ device })).toBe(429);
  });
});

test('a sign-in gives back what it took, and resets the count of the address', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 2; n += 1) expect((await guess({})).statusCode).toBe(401);
    expect(await status({})).toBe(200);
  }
  const { rows } = await api.ownerPool.query<{ points: number }>(
    `select points from sign_in_attempts where key = 'guessesPerAccount:' || $1`,
    [api.app.accountName(ana)],
  );
  expect(rows).toEqual([{ points: 6 }]);
});

test('counts contain no addresses, are short, and are deleted when they expire', async () => {
  await guess({ email: `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.test` });
  const keys = async () =>
    (await api.ownerPool.query<{ key: string }>('select key from sign_in_attempts')).rows.map(({ key }) => key);
  expect((await keys()).filter((key) => key.includes('@') || key.length > 100)).toEqual([]);
  await api.ownerPool.query('update sign_in_attempts set expire = 0');
  await guess({});
  await api.app.guessing.clear();
  expect(await keys()).toHaveLength(3);
});
