declare module 'virtual:validators' {
  import type { ValidateFunction } from 'ajv';

  /** By resource name: what validates a normalized request body. It fills in defaults and drops what is not known. */
  export const validators: Readonly<Record<string, ValidateFunction>>;
}
