import type { PoolConfig } from 'pg';
import { types } from './types.ts';

type Settings = Readonly<Record<string, string | number>>;

/** How connections under a name are made: in UTC, with settings beside those of the address, noticing a dead peer. */
export function session(url: string, name: string, settings: Settings = {}): PoolConfig {
  const asked = new URLSearchParams(url.split('?')[1]).get('options');
  const ours = Object.entries({ timezone: 'UTC', ...settings }).map(([setting, value]) => `-c ${setting}=${value}`);
  const options = encodeURIComponent([asked, ...ours].filter(Boolean).join(' '));
  // pg reads the last of several `options`, so ours cannot be taken away by the address.
  const connectionString = `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
  return { connectionString, application_name: name, types, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
