import type { ConnectionState } from '../../../schemas/parts/payments/connection.ts';

/** The states in which nobody could pay an invoice on an account. */
export const unusableStates = ['incomplete', 'failing'] as const satisfies readonly ConnectionState[];
