import type { CreatePathParams } from 'react-admin';

/** Returns the form's URL with a query parameter: the record to edit, or to copy (specification §2). */
export function formPath(
  createPath: (params: CreatePathParams) => string,
  resource: string,
  parameter: string,
  key: string,
): string {
  return `${createPath({ resource, type: 'create' })}?${parameter}=${key}`;
}
