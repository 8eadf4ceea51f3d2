import type { TurnRequest } from '../../limits/turns/turns.ts';
import type { Share } from '../../limits/turns/fairQueue.ts';

/** The groups that connections are lent to. */
export type Borrowers = 'checks' | 'platform' | 'companies' | 'visitors';

/**
 * Returns how groups share the connections. The platform's own calls (sessions, sign-in) are short and take precedence;
 * with enough connections, one is reserved for visitors.
 */
export const sharesOf = (connections: number): Readonly<Record<Borrowers, Share>> => ({
  checks: { weight: 1, reserved: 1 },
  platform: { weight: 8, reserved: connections > 1 ? 1 : 0 },
  companies: { weight: 3 },
  visitors: { weight: 1, reserved: connections > 3 ? 1 : 0 },
});

export const ofCheck: TurnRequest<Borrowers> = { group: 'checks', caller: 'checks', waits: {}, isCrowd: true };

export const ofPlatform: TurnRequest<Borrowers> = {
  group: 'platform',
  caller: '',
  waits: { databaseWaiting: 'platform' },
  isCrowd: true,
};

export const ofCompany = (tenant: string): TurnRequest<Borrowers> => ({
  group: 'companies',
  caller: tenant,
  waits: { databaseWaitingPerTenant: tenant, databaseWaiting: 'companies' },
});

export const ofVisitors = (tenant: string): TurnRequest<Borrowers> => ({
  group: 'visitors',
  caller: `visitors of ${tenant}`,
  waits: { databaseWaiting: 'visitors' },
  isCrowd: true,
});
