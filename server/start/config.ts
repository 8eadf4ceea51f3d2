import { resolve } from 'node:path';
import { z } from 'zod';
import { defaultBudgets, type Budgets } from '../limits/budgets.ts';
import { operatorBudgets, variableOf } from '../limits/operatorBudgets.ts';
import { senderOf, smtpProblem } from '../mail/smtpAddress.ts';
import { keptSecretKey } from '../base/secretKey.ts';
import { proxiesOf, proxiesProblem } from '../base/trustedProxies.ts';

/** The operator's configuration (design §4), validated. */
export interface Config {
  /** Whether the process serves requests, runs jobs, or both. */
  role: 'api' | 'worker' | 'all';
  port: number;
  host: string;
  /** The absolute path of the data folder. */
  dataDir: string;
  /** An existing PostgreSQL, as the server's login; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The same as the owner of the tables; undefined if migrations run elsewhere. */
  databaseOwnerUrl: string | undefined;
  /** Loads demo data with public passwords into an empty database. */
  demo: boolean;
  /** Production data behind TLS. */
  production: boolean;
  apiHost: string;
  apiProtocol: 'http' | 'https';
  secretKey: string;
  /** The fixed time. */
  clock: Date | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Trusted proxies: addresses and networks. */
  trustProxy: string[];
  /** The port of Prometheus metrics; undefined: off. */
  metricsPort: number | undefined;
  /** The Photon or Nominatim server; undefined: the offline table only. */
  placesUrl: string | undefined;
  /** Where the console loads flags; undefined: built in. */
  flagsUrl: string | undefined;
  /** The mail server; undefined: mails are stored and shown. */
  smtpUrl: string | undefined;
  /** The sender of the platform's mails. */
  mailFrom: string | undefined;
  /** The key that signs reports of bounced mails; undefined: they are not accepted. */
  mailWebhookSecret: string | undefined;
  /** The sandbox gateway; undefined: accounts cannot use it. */
  sandboxUrl: string | undefined;
  /** Where the API of Stripe is; undefined: at Stripe. */
  stripeApiUrl: string | undefined;
  /** Whether payments that move no money settle invoices; undefined: where a sandbox is configured. */
  testPayments: boolean | undefined;
  /** Whether the server runs the sandbox itself. */
  startsSandbox: boolean;
  /** Limits per caller. */
  budgets: Budgets;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid environment; the message names each variable and its valid values. */
export class ConfigError extends Error {}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;
const isPostgres = (text: string) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');

const isWeb = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const isOrigin = (text: string) => isWeb(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text);
/** The console reads it from an attribute. Its host is fixed, so that the policy can name the origin. */
const isWebTemplate = (text: string) => isWeb(text) && !/["'<>\s]|^[^/]*\/\/[^/]*[{}]/.test(text);

const postgres = z.string().refine(isPostgres, 'must be an address like postgres://user:password@host/database');

const variables = z.object({
  ROLE: z.enum(['api', 'worker', 'all'], 'must be api, worker or all').default('all'),
  PORT: z.string().default('3000').refine(isPort, 'must be a port, 1 to 65535'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres.optional(),
  DATABASE_OWNER_URL: postgres.optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  API_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host, optionally with a port')
    .optional(),
  API_PROTOCOL: z.enum(['http', 'https'], 'must be http or https').optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters: create one with openssl rand -hex 32').optional(),
  CLOCK: z.iso.datetime({ offset: true, error: 'must be an instant like 2026-11-20T12:00:00Z' }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').optional(),
  TRUST_PROXY: z.string().optional(),
  METRICS_PORT: z.string().refine(isPort, 'must be a port, 1 to 65535').optional(),
  FLAGS_URL: z
    .string()
    .refine(isWebTemplate, 'must be an address like https://flags.example/{size}/{country}.png')
    .optional(),
  PLACES_URL: z.string().refine(isWeb, 'must be an address like https://photon.example/api').optional(),
  SANDBOX_URL: z.string().refine(isWeb, 'must be an address like http://localhost:3001').optional(),
  STRIPE_API_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, like http://localhost:12111')
    .optional(),
  TEST_PAYMENTS: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  SMTP_URL: z.string().optional(),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters: create one with openssl rand -hex 32')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => senderOf(text) !== undefined, 'must be a mailbox like Ultramar <mail@ultramar.example>')
    .optional(),
});

/**
 * Loads the configuration of an environment. Generates the secret key of an embedded database once, in its folder.
 * Throws ConfigError with all errors together.
 */
export async function loadConfig(environment: Environment): Promise<Config> {
  const { secretKey, ...rest } = parseConfig(environment);
  return { ...rest, secretKey: secretKey ?? (await keptSecretKey(rest.dataDir)) };
}

/** Like `loadConfig` without disk access: the secret key may be missing. */
export function parseConfig(environment: Environment): Omit<Config, 'secretKey'> & { secretKey: string | undefined } {
  // Compose files and CI leave variables unset by making them empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...contradictions(given),
    ...wrongProxies(given),
    ...wrongMail(given),
    ...wrongBudgets(given),
  ];
  if (problems.length > 0) throw new ConfigError(['The configuration cannot be used:', ...problems].join('\n  '));
  return { ...settings(variables.parse(given), given.NODE_ENV), budgets: budgetsOf(given) };
}

/** Rules between variables, independent of their values. */
function contradictions(given: Environment): string[] {
  const demo = given.DEMO === '1' || (given.DEMO === undefined && given.DATABASE_URL === undefined);
  return [
    ...(given.DATABASE_URL && !given.SECRET_KEY
      ? ['SECRET_KEY must be set when DATABASE_URL is, the same for every server: create one with openssl rand -hex 32']
      : []),
    ...(['api', 'worker'].includes(given.ROLE ?? '') && !given.DATABASE_URL
      ? [
          'DATABASE_URL must be set when ROLE is api or worker: the embedded database belongs to one server, which is all',
        ]
      : []),
    ...(given.DATABASE_OWNER_URL && !given.DATABASE_URL
      ? ['DATABASE_URL must be set when DATABASE_OWNER_URL is: the server itself signs in as ultramar_server']
      : []),
    ...(given.DATABASE_URL && given.DEMO === '1' && !given.DATABASE_OWNER_URL
      ? ['DATABASE_OWNER_URL must be set with DEMO=1: the demo is loaded as the owner of the tables']
      : []),
    ...(given.CLOCK && !demo && given.NODE_ENV !== 'test'
      ? ['CLOCK must be unset without DEMO=1: it stops the time of real invoices']
      : []),
  ];
}

function wrongProxies({ TRUST_PROXY: list }: Environment): string[] {
  const problem = list && proxiesProblem(list);
  return problem ? [`TRUST_PROXY ${problem}`] : [];
}

/** The URL of a mail server contains a password, so errors do not repeat it. */
function wrongMail({ SMTP_URL: url, MAIL_FROM: from }: Environment): string[] {
  if (url === undefined) return [];
  const problem = smtpProblem(url);
  return [
    ...(problem === undefined ? [] : [`SMTP_URL ${problem}`]),
    ...(from === undefined ? ['MAIL_FROM must be set when SMTP_URL is: mails need a sender'] : []),
  ];
}

/** A misspelled budget would otherwise have no effect. */
function wrongBudgets(given: Environment): string[] {
  const known = new Set(operatorBudgets.map(variableOf));
  return Object.entries(given).flatMap(([variable, value]) => {
    if (!variable.startsWith('BUDGET_')) return [];
    if (!known.has(variable)) return [`${variable} is no limit that can be set: docs/operations.md lists them`];
    return /^[1-9]\d{0,14}$/.test(value ?? '') ? [] : [`${variable} must be a whole number above 0`];
  });
}

const budgetsOf = (given: Environment): Budgets => ({
  ...defaultBudgets,
  ...Object.fromEntries(
    operatorBudgets.map((name) => [name, Number(given[variableOf(name)] ?? defaultBudgets[name])] as const),
  ),
});

function settings(given: z.infer<typeof variables>, nodeEnv: string | undefined) {
  const embedded = given.DATABASE_URL === undefined;
  const demo = given.DEMO === undefined ? embedded : given.DEMO === '1';
  const production = !embedded && !demo && nodeEnv !== 'test';
  return {
    role: given.ROLE,
    port: Number(given.PORT),
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    demo,
    production,
    apiHost: given.API_HOST ?? `localhost:${given.PORT}`,
    apiProtocol: given.API_PROTOCOL ?? (production ? 'https' : 'http'),
    secretKey: given.SECRET_KEY,
    clock: given.CLOCK === undefined ? undefined : new Date(given.CLOCK),
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: proxiesOf(given.TRUST_PROXY ?? ''),
    metricsPort: given.METRICS_PORT === undefined ? undefined : Number(given.METRICS_PORT),
    placesUrl: given.PLACES_URL,
    flagsUrl: given.FLAGS_URL,
    // A demo runs one itself, on the next port.
    sandboxUrl: given.SANDBOX_URL ?? (demo ? `http://localhost:${Number(given.PORT) + 1}` : undefined),
    stripeApiUrl: given.STRIPE_API_URL,
    testPayments: given.TEST_PAYMENTS === undefined ? undefined : given.TEST_PAYMENTS === '1',
    startsSandbox: demo && given.SANDBOX_URL === undefined,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    mailWebhookSecret: given.MAIL_WEBHOOK_SECRET,
  } as const;
}
