import { hostname } from 'node:os';

/** What the ledger of runs calls this process. */
export const workerName = (): string => `${hostname()}:${process.pid}:${new Date().toISOString()}`;
