import type { PoolConfig } from 'pg';
import { types } from './types.ts';

/** How connections under a name are made: in UTC, beside the options of the address, noticing a dead peer. */
export function session(url: string, name: string): PoolConfig {
  const asked = new URLSearchParams(url.split('?')[1]).get('options');
  const options = encodeURIComponent([asked, '-c timezone=UTC'].filter(Boolean).join(' '));
  // pg reads the last of several `options`, so ours cannot be taken away by the address.
  const connectionString = `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
  return { connectionString, application_name: name, types, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
