import { DatabaseError } from 'pg';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { BudgetName } from '../../limits/budgets.ts';
import { ApiError, type PlainCode, type ErrorOptions } from '../errors.ts';

/** Maps SQLSTATE (PostgreSQL appendix A) to our codes; classes by two characters. */
const codes: Record<string, PlainCode> = {
  '23505': 'conflict',
  '23P01': 'conflict',
  '23001': 'in_use',
  '23502': 'validation',
  '23514': 'validation',
  '22': 'validation',
  '40': 'conflict',
  '55P03': 'locked',
  '42501': 'forbidden',
  '57014': 'unavailable',
  '25P03': 'unavailable',
  '53': 'unavailable',
  '57': 'unavailable',
  '08': 'unavailable',
};

/** Check constraints with a code of their own. */
const checks: Readonly<Record<string, PlainCode>> = {
  last_owner: 'last_owner',
  last_administrator: 'last_administrator',
  emission_in_order: 'emission_in_order',
};

/** Constraints over several rows, with the issue at their field. */
const apart: Readonly<Record<string, Issue>> = {
  realms_host_apart: { path: 'host', key: 'validation.hostOfAnother' },
};

/** Limits that PostgreSQL enforces for us. */
const budgets: Readonly<Record<string, BudgetName>> = {
  '55P03': 'databaseLockMs',
  '57014': 'databaseStatementMs',
  '25P03': 'databaseIdleMs',
};

/** Seconds until a retry makes sense. */
const retryAfter: Partial<Record<PlainCode, number>> = { locked: 1, unavailable: 5 };

const connectionCodes = new Set(['ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']);

/** Converts an error of the database; undefined for other errors. */
export function fromDatabase(error: unknown): ApiError | undefined {
  if (error instanceof DatabaseError) {
    const code =
      error.code === '23503'
        ? foreignKeyCode(error)
        : (checks[error.constraint ?? ''] ?? codes[error.code ?? ''] ?? codes[error.code?.slice(0, 2) ?? '']);
    if (!code) return undefined;
    return refusal(code, { cause: error, errors: takenFields(error), budget: budgets[error.code ?? ''] });
  }
  return isLostConnection(error) ? refusal('unavailable', { cause: error }) : undefined;
}

const refusal = (code: PlainCode, options: ErrorOptions): ApiError =>
  new ApiError(code, { ...options, retryAfter: retryAfter[code] });

/** One SQLSTATE covers deleting a referenced row and referring to a missing one. */
const foreignKeyCode = (error: DatabaseError): PlainCode =>
  error.detail?.includes('still referenced') ? 'in_use' : 'validation';

/**
 * The field of a duplicate value. Under row-level security PostgreSQL hides values, so the name of `unique (tenant_id,
 * code)` identifies it: `scenarios_tenant_id_code_key`; for the platform's `unique (code)`, `currencies_code_key`.
 */
function takenFields({ code, table, constraint }: DatabaseError): Issue[] {
  const known = apart[constraint ?? ''];
  if (known) return [known];
  if (code !== '23505' || !constraint?.startsWith(`${table}_`)) return [];
  const column = /^(?:tenant_id_|tenant_uuid_)?(\w+)_key$/.exec(constraint.slice(`${table}_`.length))?.[1];
  return column === undefined ? [] : [{ path: column, key: 'validation.taken' }];
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfDriver = /^(Connection terminated|Client (has encountered a connection error|was closed))/.test(
    error.message,
  );
  return isOfDriver || ('syscall' in error && 'code' in error && connectionCodes.has(String(error.code)));
}
