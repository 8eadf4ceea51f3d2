import type { ValidateFunction } from 'ajv';

/**
 * What validates the records of a resource; none where its code cannot be had, as without a network: the server checks
 * alone then. Throws on a name that no schema has.
 */
export async function validatorOf(resource: string): Promise<ValidateFunction | undefined> {
  const loaded = await import('virtual:validators').catch(() => undefined);
  const validate = loaded?.validators[resource];
  if (loaded && !validate) throw new RangeError(`Nothing validates "${resource}"`);
  return validate;
}
