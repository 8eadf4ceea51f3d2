import { hostname } from 'node:os';

/** The name of this process in the ledger. */
export const workerName = (): string => `${hostname()}:${process.pid}:${new Date().toISOString()}`;
