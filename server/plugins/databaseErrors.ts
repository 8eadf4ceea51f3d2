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

/** The fields whose value another row has already: PostgreSQL names them in the detail of a unique violation. */
function takenFields(error: DatabaseError): Issue[] {
  if (error.code !== '23505') return [];
  const columns = /^Key \(([^)]+)\)=/.exec(error.detail ?? '')?.[1]?.split(', ') ?? [];
  return columns.filter((column) => column !== 'tenant_id').map((path) => ({ path, key: 'validation.taken' }));
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfPool = /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool)/.test(
    error.message,
  );
  return isOfPool || ('syscall' in error && 'code' in error && connectionCodes.has(String(error.code)));
}
