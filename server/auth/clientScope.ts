/** The permissions that a scope names, each once and in their order. */
export const permissionsIn = (scope: string): string[] => [...new Set(scope.split(/\s+/).filter(Boolean))].toSorted();
