import pg from 'pg';
import { types } from './types.ts';

/** The role every request runs as: it owns nothing and cannot bypass row-level security. */
const appRole = 'ultramar_app';

const session = [
  'timezone=UTC',
  // A statement of a request that takes this long has gone wrong; the longest honest ones are far below it.
  'statement_timeout=15s',
  'idle_in_transaction_session_timeout=30s',
];

/** The address with settings for each of its sessions, beside those it may have already. */
function withSettings(url: string, settings: readonly string[]): string {
  const asked = new URLSearchParams(url.split('?')[1]).get('options');
  const options = [asked, ...settings.map((setting) => `-c ${setting}`)].filter(Boolean).join(' ');
  // pg reads the last of several `options`, so ours cannot be taken away by the address.
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
}

function open(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types, connectionTimeoutMillis: 10_000, ...config });
  // A connection may be lost at any moment. Whoever uses it then meets the error at its statement;
  // the event itself, were nobody listening, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** The pool that serves requests: each session runs as `ultramar_app`, in UTC, with its statements timed. */
export function openPool(url: string, options: { max?: number } = {}): pg.Pool {
  const settings = [`role=${appRole}`, ...session];
  return open(withSettings(url, settings), { max: options.max ?? 10, application_name: 'ultramar' });
}

/** A pool as the owner of the tables: for migrations, demo data and tests, never for a request. */
export function openOwnerPool(url: string, options: { max?: number } = {}): pg.Pool {
  return open(withSettings(url, ['timezone=UTC']), { max: options.max ?? 2, application_name: 'ultramar-owner' });
}
