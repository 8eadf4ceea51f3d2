import type { CreatePathParams } from 'ra-core';

/** The form of a resource on what a query parameter names: the record to edit, or to begin a copy of (specification §2). */
export function formPath(
  createPath: (params: CreatePathParams) => string,
  resource: string,
  parameter: string,
  key: string,
): string {
  return `${createPath({ resource, type: 'create' })}?${parameter}=${key}`;
}
