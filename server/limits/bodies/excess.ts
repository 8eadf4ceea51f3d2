import type { Issue } from '../../../domain/validation/issue.ts';
import type { Excess } from '../../../domain/schema/values/scanJson.ts';
import { ApiError } from '../../base/errors.ts';

/** Returns the refusal of an oversized or invalid JSON text; `path` is its field, '' for a body. */
export function refusalOf(excess: Excess, path = ''): ApiError {
  if (excess === 'unreadable') return new ApiError('invalid_body');
  if (excess === 'too_large') return tooLarge(path);
  const issue = { path: path || excess.list, key: 'validation.maxItems', args: { limit: excess.limit } };
  return new ApiError('validation', { errors: [issue] });
}

/** The error of a field with too many bytes. */
export const fieldTooLarge: Omit<Issue, 'path'> = { key: 'validation.tooLarge' };

/** Returns the refusal of an oversized body, or of its field at a path. */
export function tooLarge(path = '', words = fieldTooLarge): ApiError {
  return new ApiError('too_large', { budget: 'bodyBytes', errors: path === '' ? [] : [{ path, ...words }] });
}
