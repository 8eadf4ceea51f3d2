import { totalmem } from 'node:os';

const megabyte = 1024 ** 2;

/** An eighth of the process's memory, between 128 MB and 2 GB. */
function sharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return `${Math.round(Math.min(Math.max(memory / 8 / megabyte, 128), 2048))}MB`;
}

/** Reachable only through its socket; the log contains errors of the server, not of statements. */
const always = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '160',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  random_page_cost: '1.1',
  work_mem: '16MB',
  jit: 'off',
};

const durable = {
  shared_buffers: sharedBuffers(),
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
};

/** The purpose of a cluster. */
export type Use = 'serving' | 'tests' | 'benches';

/** For temporary databases: no waiting for the disk. */
const fleeting = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

const ofUse: Readonly<Record<Use, Readonly<Record<string, string>>>> = {
  serving: durable,
  tests: { ...fleeting, shared_buffers: '128MB' },
  // With the memory of a serving one.
  benches: { ...durable, ...fleeting },
};

/** Returns a cluster's settings as arguments of `postgres`. */
export function settingArguments({ sockets, use }: { sockets: string; use: Use }): string[] {
  const settings = { ...always, ...ofUse[use], unix_socket_directories: sockets };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
