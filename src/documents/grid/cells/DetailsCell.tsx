import { useTranslate } from 'react-admin';
import { useEffect, type KeyboardEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { detailFields, lineProperty, type LineField } from '../../../../domain/documents/lineFields.ts';
import { kindOf } from '../../../../domain/schema/kindOf.ts';
import { kinds } from '../../../kinds/registry.ts';
import { useGridControls } from '../controls.ts';
import type { Line } from '../lines/line.ts';
import type { CellErrors } from '../lines/linesReducer.ts';

/** The details of an edited line: one input for each, of its kind. */
export function DetailsCell({ line, errors }: { readonly line: Line; readonly errors: CellErrors }) {
  const translate = useTranslate();
  const controls = useGridControls();
  const wrong = detailFields.filter((name) => errors[name] !== undefined);
  const form = useForm({
    defaultValues: Object.fromEntries(detailFields.map((name) => [name, line[name] ?? null])),
    errors: Object.fromEntries(wrong.map((name) => [name, { type: 'line', message: ' ' }])),
  });
  const { key } = line;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => name && controls.change(key, { [name]: values[name] ?? undefined }),
      }),
    [form, controls, key],
  );

  const press = (event: KeyboardEvent, name: LineField) => {
    // A list of choices and a text of several lines take the key themselves.
    if (event.defaultPrevented || (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement)) return;
    controls.press(event, { key, column: name });
  };

  return (
    <FormProvider {...form}>
      <div className="line-details">
        {detailFields.map((name) => {
          const property = lineProperty(name);
          const { Input } = kinds[kindOf(property)];
          return (
            <div key={name} role="presentation" data-column={name} onKeyDown={(event) => press(event, name)}>
              <Input
                resource="lines"
                path={name}
                source={name}
                property={property}
                label={translate(`documents.grid.columns.${name}`)}
              />
            </div>
          );
        })}
      </div>
    </FormProvider>
  );
}
