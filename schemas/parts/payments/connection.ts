/**
 * The state of an account's connection to its gateway: keys are missing, the gateway has accepted them, or it rejects them.
 * It is unknown until the gateway has answered.
 */
export const connectionStates = ['incomplete', 'verified', 'failing'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/**
 * Why keys do not work: the gateway does not know them, they have expired or lack a permission, it has restricted the
 * account, or it has not answered yet.
 */
export const connectionErrors = ['rejected', 'expired', 'not_permitted', 'account_restricted', 'unanswered'] as const;
export type ConnectionError = (typeof connectionErrors)[number];

/** Why a gateway creates no payment, besides. */
export const gatewayProblems = [
  ...connectionErrors,
  'amount_too_small',
  'amount_has_fraction',
  'currency_not_supported',
] as const;
export type GatewayProblem = (typeof gatewayProblems)[number];

/** Whether keys move money, or are for trials. */
export const keyModes = ['test', 'live'] as const;
export type KeyMode = (typeof keyModes)[number];

/** What an account tells about its gateway; absent without one. */
export const connection = {
  connection_state: {
    type: 'string',
    enum: connectionStates,
    readOnly: true,
    tones: { incomplete: 'progress', verified: 'complete', failing: 'cancelled' },
  },
  connection_error: { type: 'string', enum: connectionErrors, readOnly: true },
  connection_message: { type: 'string', readOnly: true, description: 'The error in the words of the gateway.' },
  key_mode: { type: 'string', enum: keyModes, readOnly: true, tones: { test: 'progress', live: 'complete' } },
  webhook_url: { type: 'string', format: 'uri', onSite: true, readOnly: true },
} as const;
