import { DatabaseError } from 'pg';
import type { Issue } from '../../domain/validation/issue.ts';
import { ApiError, type ErrorCode } from '../errors.ts';

/** SQLSTATE (PostgreSQL appendix A) to our code. Classes are told by their first two characters. */
const codes: Record<string, ErrorCode> = {
  '23505': 'conflict',
  '23P01': 'conflict',
  '23001': 'in_use',
  '23502': 'validation',
  '23514': 'validation',
  '22': 'validation',
  '40': 'conflict',
  '55P03': 'conflict',
  '42501': 'forbidden',
  '57014': 'unavailable',
  '53': 'unavailable',
  '57': 'unavailable',
  '08': 'unavailable',
};

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** What an error of the database means to whoever asked; undefined for what is no such error. */
export function fromDatabase(error: unknown): ApiError | undefined {
  if (error instanceof DatabaseError) {
    const code =
      error.code === '23503'
        ? foreignKeyCode(error)
        : (codes[error.code ?? ''] ?? codes[error.code?.slice(0, 2) ?? '']);
    return code && new ApiError(code, { cause: error, errors: takenFields(error) });
  }
  return isLostConnection(error) ? new ApiError('unavailable', { cause: error, retryAfter: 5 }) : undefined;
}

/** The same SQLSTATE says that what is deleted is needed, and that what is pointed to does not exist. */
const foreignKeyCode = (error: DatabaseError): ErrorCode =>
  error.detail?.includes('still referenced') ? 'in_use' : 'validation';

/**
 * The field whose value another row has already. Under row-level security PostgreSQL keeps the values to itself, so
 * the name it gives to `unique (tenant_id, code)` has to tell: `scenarios_tenant_id_code_key`.
 */
function takenFields({ code, table, constraint }: DatabaseError): Issue[] {
  const prefix = `${table}_tenant_id_`;
  if (code !== '23505' || !constraint?.startsWith(prefix)) return [];
  return [{ path: constraint.slice(prefix.length).replace(/_key$/, ''), key: 'validation.taken' }];
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfPool =
    /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool|Client has encountered a connection error)/.test(
      error.message,
    );
  return isOfPool || ('syscall' in error && 'code' in error && connectionCodes.has(String(error.code)));
}
