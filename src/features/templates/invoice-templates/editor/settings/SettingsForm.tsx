import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { isWithin, useEditing } from '../editing.ts';

interface SettingsFormProps {
  /** The path of the edited object within the template. */
  readonly path: string;
  readonly value: FieldValues;
  /** Receives the changed object, and the field that changed. */
  readonly onChange: (value: FieldValues, field: string) => void;
  readonly children: ReactNode;
}

/** A separate form for a part of the template, so that the inputs of all kinds work in it. Key it by the path. */
export function SettingsForm({ path, value, onChange, children }: SettingsFormProps) {
  const form = useForm({ defaultValues: structuredClone(value) });
  const written = useRef(value);
  useShownFindings(path, form);

  // Undone, or changed by another part of the editor.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    form.reset(structuredClone(value));
  }, [form, value]);

  const change = useEffectEvent((values: FieldValues, field: string) => {
    written.current = complete(values);
    onChange(written.current, field);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name !== undefined) change(values, name);
        },
      }),
    [form],
  );

  return <FormProvider {...form}>{children}</FormProvider>;
}

/** Inputs clear a text to `null`, but in a template each is a text. */
const complete = (values: FieldValues): FieldValues =>
  JSON.parse(JSON.stringify(values, (_name, value: unknown) => value ?? ''));

/** Shows the errors of the template at their fields. */
function useShownFindings(path: string, { setError, clearErrors }: ReturnType<typeof useForm>): void {
  const { findings } = useEditing();
  const own = findings.filter((finding) => !finding.isWarning && isWithin(finding.path, path) && finding.path !== path);
  const print = JSON.stringify(own);
  useEffect(() => {
    clearErrors();
    for (const finding of JSON.parse(print) as typeof own) {
      setError(finding.path.slice(path.length + 1), { message: finding.message });
    }
  }, [path, print, setError, clearErrors]);
}
