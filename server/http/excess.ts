import type { Issue } from '../../domain/validation/issue.ts';
import type { Excess } from '../../domain/schema/scanJson.ts';
import { ApiError } from '../errors.ts';

/** How a JSON text is refused that is too much, or none; `path` is that of the field it came for, '' for a body. */
export function refusalOf(excess: Excess, path = ''): ApiError {
  if (excess === 'unreadable') return new ApiError('invalid_body');
  if (excess === 'too_large') return tooLarge(path);
  const issue = { path: path || excess.list, key: 'validation.maxItems', args: { limit: excess.limit } };
  return new ApiError('validation', { errors: [issue] });
}

/** What is said of a field that has too many bytes. */
export const fieldTooLarge: Omit<Issue, 'path'> = { key: 'validation.tooLarge' };

/** The refusal of a body that has too many bytes, or of its field at a path, in words of its own. */
export function tooLarge(path = '', words = fieldTooLarge): ApiError {
  return new ApiError('too_large', { budget: 'bodyBytes', errors: path === '' ? [] : [{ path, ...words }] });
}
