/** Splits a scope into permissions, each once, in order. */
export const permissionsIn = (scope: string): string[] => [...new Set(scope.split(/\s+/).filter(Boolean))].toSorted();
