import Stack from '@mui/material/Stack';
import type { Resource } from '../../../schemas/resource.ts';
import { Section } from '../Section.tsx';
import { FormField } from './FormField.tsx';

interface FormSectionsProps {
  readonly resource: Resource;
  /** Whether to begin in the first field: on a new record, not on one that is only looked at. */
  readonly autoFocus: boolean;
}

/** All sections of a resource's form. */
export function FormSections({ resource, autoFocus }: FormSectionsProps) {
  return (
    <Stack spacing={2}>
      {resource.form.sections.map(({ name, fields }, section) => (
        <Section key={name} resource={resource.name} name={name} isForm>
          {fields.map((path, field) => (
            <FormField
              key={path}
              resource={resource}
              path={path}
              autoFocus={autoFocus && section === 0 && field === 0}
            />
          ))}
        </Section>
      ))}
    </Stack>
  );
}
