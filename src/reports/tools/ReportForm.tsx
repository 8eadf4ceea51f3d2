import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';

interface ReportFormProps {
  /** What stands in the address. */
  readonly values: FieldValues;
  /** What is wrong with some of them, by their names. */
  readonly refused: Readonly<Record<string, string>>;
  /** Hears of each field that somebody changes. */
  readonly onChange: (name: string, value: unknown) => void;
  readonly children: ReactNode;
}

/** Fields that are never submitted: each change counts at once, and the address fills them. */
export function ReportForm({ values, refused, onChange, children }: ReportFormProps) {
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(refused).map(([name, message]) => [name, { type: 'server', message }])),
    [refused],
  );
  const form = useForm({ values, errors });
  const tell = useEffectEvent(onChange);
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A form that is filled from the address tells of no change.
        callback: ({ name, type, values: now }) => type === 'change' && name !== undefined && tell(name, now[name]),
      }),
    [subscribe],
  );
  // A date that was not typed to its end is no choice: what counts stands there again.
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
