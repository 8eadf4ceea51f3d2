import type { FieldValues, Resolver } from 'react-hook-form';
import { withoutAbsent } from '../../../domain/forms/sections.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { besideUnmatched, withoutUnmatched } from '../../kinds/shared/combobox/unmatchedText.ts';
import { dropInapplicable } from '../../kinds/shared/applicability.ts';
import { factsHere } from '../facts.ts';
import { resolved } from './formErrors.ts';
import { checksOf, issuesIn } from './issues.ts';
import { validatorOf } from './validatorOf.ts';

/**
 * Creates a resolver from `find`, applied to values that `prepare` has converted for saving. Unmatched text is reported
 * at its field.
 */
export function checkedBy<Values extends FieldValues>(
  find: (values: Values) => readonly Issue[] | Promise<readonly Issue[]>,
  prepare: (values: Values) => Values = (values) => values,
): Resolver<Values> {
  return async (form) => {
    const { values: entered, issues: unmatched } = withoutUnmatched(form);
    const values = prepare(entered);
    const applicable = unmatched.filter(({ path }) => valueAt(values, path) !== undefined);
    const issues = besideUnmatched(applicable, await find(values));
    return resolved(issues, values);
  };
}

/**
 * Creates the resolver of a resource, with the server's rules. The saved values contain only fields that apply; checks
 * also see what is `beside` them.
 */
export function resolverOf(resource: Resource, beside?: object): Resolver<FieldValues> {
  // Loads while the user types.
  const loaded = Promise.all([validatorOf(resource.name), checksOf(resource)]);
  return checkedBy(
    async (values) => {
      const [validate, checks] = await loaded;
      return validate ? issuesIn(resource, values, validate, factsHere(), checks, beside) : [];
    },
    (values) => {
      const applicable = dropInapplicable(resource.schema, withoutAbsent(resource.form.sections, values));
      return isObject(applicable) ? applicable : {};
    },
  );
}
