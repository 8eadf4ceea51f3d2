import type { AnySchema, ValidateFunction } from 'ajv';

/** A compiler of schemas: an Ajv. */
export interface Compiler {
  compile(schema: AnySchema): ValidateFunction;
}

/** Compiles equal schemas once: routes share them, and each app of a process has its own copies. */
export function compileOnce(ajv: Compiler): Compiler {
  const compiled = new Map<string, ValidateFunction>();
  return {
    compile(schema) {
      const text = JSON.stringify(schema);
      const validate = compiled.get(text) ?? ajv.compile(schema);
      compiled.set(text, validate);
      return validate;
    },
  };
}
