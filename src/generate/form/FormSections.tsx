import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sectionsFor } from '../../../domain/forms/sections.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { Sections } from '../Sections.tsx';
import { errorPaths } from '../validate/formErrors.ts';
import { FormField } from './FormField.tsx';
import { sectionActionsOf } from './sectionActions.ts';

interface FormSectionsProps {
  readonly resource: Resource;
  /** Whether the record is new: focus starts in the first field, and immutable fields can be entered. */
  readonly isNew: boolean;
}

/** All sections of a form that apply to its values. */
export function FormSections({ resource, isNew }: FormSectionsProps) {
  const { name, form } = resource;
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  // Re-renders when values that conditions read change.
  useWatch({ name: form.sections.flatMap(({ when }) => when?.path ?? []) });
  const sections = sectionsFor(form.sections, getValues());
  const SectionActions = sectionActionsOf(name);
  const first = sections[0]?.fields[0];
  return (
    <Sections
      resource={name}
      sections={sections}
      isForm
      failing={{ paths: errorPaths(errors), attempt: submitCount }}
      actionsOf={(section) => SectionActions && <SectionActions section={section.name} />}
    >
      {({ fields }) =>
        fields.map((path) => (
          <FormField key={path} resource={resource} path={path} autoFocus={isNew && path === first} isEdited={!isNew} />
        ))
      }
    </Sections>
  );
}
