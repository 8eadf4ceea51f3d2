import { useTranslate } from 'react-admin';
import { use, useEffect, type KeyboardEvent } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { detailFields, lineProperty, type LineField } from '../../../../domain/documents/lineFields.ts';
import { kindOf } from '../../../../domain/schema/kindOf.ts';
import { kinds } from '../../../kinds/registry.ts';
import { CurrencyContext } from '../../../kinds/money/currencyContext.ts';
import { enteredAdjustments } from '../lines/adjustments.ts';
import { LineInsertsContext } from '../lineInserts.ts';
import { useGridControls } from '../controls.ts';
import type { Line } from '../lines/line.ts';
import type { CellErrors } from '../lines/linesReducer.ts';

const marked = { type: 'line', message: ' ' };

/** Each input of a detail of several is marked. */
function errorOf(name: LineField): FieldErrors[string] {
  const parts = Object.keys(lineProperty(name).properties ?? {});
  return parts.length === 0 ? marked : Object.fromEntries(parts.map((part) => [part, marked]));
}

/** Whether the detail has another input in the direction of Tab. */
function hasNext({ currentTarget, target, shiftKey }: KeyboardEvent): boolean {
  const inputs = [...currentTarget.querySelectorAll('input:not([tabindex="-1"])')];
  const at = inputs.findIndex((input) => input === target);
  return at >= 0 && inputs[at + (shiftKey ? -1 : 1)] !== undefined;
}

interface DetailsCellProps {
  readonly line: Line;
  readonly currency: string;
  readonly errors: CellErrors;
}

/** The details of an edited line: one input for each, of its kind. */
export function DetailsCell({ line, currency, errors }: DetailsCellProps) {
  const translate = useTranslate();
  const controls = useGridControls();
  const inserts = use(LineInsertsContext);
  const wrong = detailFields.filter((name) => errors[name] !== undefined);
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(detailFields.map((name) => [name, line[name] ?? null])),
    errors: Object.fromEntries(wrong.map((name) => [name, errorOf(name)])),
  });
  const { key } = line;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const [field] = (name ?? '').split('.');
          if (!field) return;
          const value = field === 'adjustments' ? enteredAdjustments(values[field]) : (values[field] ?? undefined);
          controls.change(key, { [field]: value });
        },
      }),
    [form, controls, key],
  );

  const press = (event: KeyboardEvent, name: LineField) => {
    // A list of choices and a text of several lines take the key themselves.
    if (event.defaultPrevented || (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement)) return;
    if (event.key === 'Tab' && hasNext(event)) return;
    controls.press(event, { key, column: name });
  };

  return (
    <FormProvider {...form}>
      <CurrencyContext value={currency}>
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
                  property={name === 'description' ? { ...property, inserts } : property}
                  label={translate(`documents.grid.columns.${name}`)}
                />
              </div>
            );
          })}
        </div>
      </CurrencyContext>
    </FormProvider>
  );
}
