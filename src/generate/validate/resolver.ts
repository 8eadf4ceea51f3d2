import type { FieldValues, Resolver } from 'react-hook-form';
import { withoutAbsent } from '../../../domain/forms/sections.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { dropUnasked } from '../../kinds/shared/when.ts';
import { factsHere } from '../facts.ts';
import { formErrors } from './formErrors.ts';
import { checksOf, issuesIn } from './issues.ts';

/**
 * Checks a form by the rules of its resource, the same the server applies. What
 * it hands on to be saved has nothing in it that the form did not ask for.
 */
export function resolverOf(resource: Resource): Resolver<FieldValues> {
  return async (values) => {
    const { validators } = await import('virtual:validators');
    const validate = validators[resource.name];
    if (!validate) throw new RangeError(`Nothing validates "${resource.name}"`);
    const asked = dropUnasked(resource.schema, withoutAbsent(resource.form.sections, values));
    const checks = await checksOf(resource);
    const issues = issuesIn(resource, asked, validate, factsHere(), checks);
    if (issues.length > 0) return { values: {}, errors: formErrors(issues) };
    return { values: isObject(asked) ? { ...asked } : {}, errors: {} };
  };
}
