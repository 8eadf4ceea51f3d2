import type { ConnectionState, GatewayProblem } from '../../../schemas/parts/payments/connection.ts';

/** The states in which nobody could pay an invoice on an account. */
export const unusableStates = ['incomplete', 'failing'] as const satisfies readonly ConnectionState[];

/** The text of a problem, before the gateway's own words `detail`. */
export const problemWords = (problem: GatewayProblem): string => `gateways.problems.${problem}`;
