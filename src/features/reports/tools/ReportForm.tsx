import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';

interface ReportFormProps {
  /** The values in the URL. */
  readonly values: FieldValues;
  /** Errors by field name. */
  readonly refused: Readonly<Record<string, string>>;
  /** Called for each change by the user. */
  readonly onChange: (name: string, value: unknown) => void;
  readonly children: ReactNode;
}

/** Fields without a submit button: each change applies immediately and updates the URL. */
export function ReportForm({ values, refused, onChange, children }: ReportFormProps) {
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(refused).map(([name, message]) => [name, { type: 'server', message }])),
    [refused],
  );
  const form = useForm({ values, errors });
  const notify = useEffectEvent(onChange);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Filling the form from the URL is not a change.
        callback: ({ name, type, values: now }) => type === 'change' && name !== undefined && notify(name, now[name]),
      }),
    [subscribe],
  );
  // An incomplete date is reset to the current value.
  const restore = useEffectEvent(() => {
    const now = form.getValues();
    if (Object.entries(values).some(([name, value]) => value && now[name] === null)) form.reset(values);
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = element.current;
    const left = () => restore();
    fields?.addEventListener('focusout', left);
    return () => fields?.removeEventListener('focusout', left);
  }, []);
  return (
    <FormProvider {...form}>
      <form ref={element} className="report-tools" onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </FormProvider>
  );
}
