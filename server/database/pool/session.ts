import type { PoolConfig } from 'pg';
import { types } from '../queries/types.ts';

/** Returns a URL whose connections use a fixed current time, which `moment()` returns. */
export function atInstant(url: string, now: Date): string {
  const [address = '', query] = url.split('?');
  const parameters = new URLSearchParams(query);
  const options = [parameters.get('options'), `-c app.now=${now.toISOString()}`].filter(Boolean).join(' ');
  parameters.set('options', options);
  return `${address}?${parameters.toString().replaceAll('+', '%20')}`;
}

/** Returns connection options: name, UTC, the URL's options, and detection of dead peers. */
export function session(url: string, name: string): PoolConfig {
  const urlOptions = new URLSearchParams(url.split('?')[1]).get('options');
  const options = encodeURIComponent([urlOptions, '-c timezone=UTC'].filter(Boolean).join(' '));
  // pg reads the last of several `options`, so ours take precedence over the URL's.
  const connectionString = `${url}${url.includes('?') ? '&' : '?'}options=${options}`;
  return { connectionString, application_name: name, types, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
}
