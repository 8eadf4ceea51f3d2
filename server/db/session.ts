import type { PoolConfig } from 'pg';
import { types } from './types.ts';

/** An address whose connections take a fixed instant for now, which `moment()` of the database then answers. */
export function atInstant(url: string, now: Date): string {
  const [address = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  const options = [parameters.get('options'), `-c app.now=${now.toISOString()}`].filter(Boolean).join(' ');
  parameters.set('options', options);
  return `${address}?${parameters.toString().replaceAll('+', '%20')}`;
}

/** How connections under a name are made: in UTC, beside the options of the address, noticing a dead peer. */
export function session(url: string, name: string): PoolConfig {
  const asked = new URLSearchParams(url.split('?')[1]).get('options');
  const options = encodeURIComponent([asked, '-c timezone=UTC'].filter(Boolean).join(' '));
  // pg reads the last of several `options`, so ours cannot be taken away by the address.
  const connectionString = `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
  return { connectionString, application_name: name, types, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
