import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv';

/** Returns whether a value fits a schema; `errors` has what the last value did not fit. */
export interface Check {
  (value: unknown): boolean;
  readonly errors?: ErrorObject[] | null | undefined;
}

/** A compiler of schemas: an Ajv, or one that shares what it compiles. */
export interface Compiler {
  compile(schema: AnySchema): Check;
}

interface SharedCompiler extends Compiler {
  /** Compiles what waits for its first value. Throws at a schema that cannot be compiled. */
  compileAll(): void;
}

/**
 * Compiles equal schemas once: routes share them, and each app of a process has its own copies. A schema is compiled with
 * its first value: routes declare a thousand, of which a process may use few.
 */
export function compileOnce(ajv: { compile(schema: AnySchema): ValidateFunction }): SharedCompiler {
  const compiled = new Map<string, Waiting>();
  return {
    compile(schema) {
      const text = JSON.stringify(schema);
      const waiting = compiled.get(text) ?? new Waiting(() => ajv.compile(schema));
      compiled.set(text, waiting);
      return waiting.check;
    },
    compileAll() {
      for (const waiting of compiled.values()) waiting.compile();
    },
  };
}

/** A schema that is compiled with its first value. */
class Waiting {
  readonly check: Check;
  readonly #compile: () => ValidateFunction;
  #compiled: ValidateFunction | undefined;

  constructor(compile: () => ValidateFunction) {
    this.#compile = compile;
    const check = (value: unknown) => this.compile()(value);
    this.check = Object.defineProperty(check, 'errors', { get: () => this.#compiled?.errors });
  }

  compile(): ValidateFunction {
    return (this.#compiled ??= this.#compile());
  }
}
