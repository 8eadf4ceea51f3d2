import type { FieldValues, Resolver } from 'react-hook-form';
import { withoutAbsent } from '../../../domain/forms/sections.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { dropUnasked } from '../../kinds/shared/when.ts';
import { factsHere } from '../facts.ts';
import { formErrors } from './formErrors.ts';
import { checksOf, issuesIn } from './issues.ts';
import { validatorOf } from './validatorOf.ts';

/**
 * Checks a form by the rules of its resource, the same the server applies. What
 * it hands on to be saved has nothing in it that the form did not ask for.
 */
export function resolverOf(resource: Resource): Resolver<FieldValues> {
  // Asked for while somebody types, so that it is there when it is needed.
  const loaded = validatorOf(resource.name);
  return async (values) => {
    const validate = await loaded;
    const asked = dropUnasked(resource.schema, withoutAbsent(resource.form.sections, values));
    const issues = validate ? issuesIn(resource, asked, validate, factsHere(), await checksOf(resource)) : [];
    if (issues.length > 0) return { values: {}, errors: formErrors(issues) };
    return { values: isObject(asked) ? { ...asked } : {}, errors: {} };
  };
}
