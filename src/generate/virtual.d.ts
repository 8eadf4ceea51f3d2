declare module 'virtual:validators' {
  import type { ValidateFunction } from 'ajv';

  /** Validators of normalized bodies by resource. They fill in defaults and remove unknown properties. */
  export const validators: Readonly<Record<string, ValidateFunction>>;
}
