import type { ValidateFunction } from 'ajv';

/** Loads the validator of a resource; undefined offline, when only the server validates. Throws for an unknown name. */
export async function validatorOf(resource: string): Promise<ValidateFunction | undefined> {
  const loaded = await import('virtual:validators').catch(() => undefined);
  const validate = loaded?.validators[resource];
  if (loaded && !validate) throw new RangeError(`Nothing validates "${resource}"`);
  return validate;
}
