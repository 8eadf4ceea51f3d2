import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sectionsFor } from '../../../domain/forms/sections.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { Sections } from '../Sections.tsx';
import { errorPaths } from '../validate/formErrors.ts';
import { FormField } from './FormField.tsx';

interface FormSectionsProps {
  readonly resource: Resource;
  /** Whether there is no record yet: one begins in the first field then, and may enter all. */
  readonly isNew: boolean;
}

/** All sections of a resource's form that are there for what is entered. */
export function FormSections({ resource, isNew }: FormSectionsProps) {
  const { name, form } = resource;
  const { getValues } = useFormContext();
  const { errors, submitCount } = useFormState();
  // Draws anew when what conditions read changes; their values are then the form's.
  useWatch({ name: form.sections.flatMap(({ when }) => when?.path ?? []) });
  const sections = sectionsFor(form.sections, getValues());
  const first = sections[0]?.fields[0];
  return (
    <Sections resource={name} sections={sections} isForm failing={{ paths: errorPaths(errors), attempt: submitCount }}>
      {({ fields }) =>
        fields.map((path) => (
          <FormField key={path} resource={resource} path={path} autoFocus={isNew && path === first} isEdited={!isNew} />
        ))
      }
    </Sections>
  );
}
