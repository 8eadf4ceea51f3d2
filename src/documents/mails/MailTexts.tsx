import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { FormField } from '../../generate/form/FormField.tsx';

/** Shows how the mail will look, if its fields are valid. */
export interface Previewing {
  readonly look: () => Promise<void>;
}

interface MailTextsProps<Input> {
  readonly asks: Resource;
  readonly previewing: Ref<Previewing>;
  readonly inputFrom: (values: FieldValues) => Input;
  /** Shows the mail with this input. */
  readonly preview: (input: Input, onClose: () => void) => ReactNode;
}

/** The subject and the text of a mail, and how it will look with all that is entered. */
export function MailTexts<Input>({ asks, previewing, inputFrom, preview }: MailTextsProps<Input>) {
  const { getValues, trigger } = useFormContext();
  const [previewed, setPreviewed] = useState<{ readonly input: Input }>();
  useImperativeHandle(previewing, () => ({
    look: async () => {
      if (await trigger(undefined, { shouldFocus: true })) setPreviewed({ input: inputFrom(getValues()) });
    },
  }));
  return (
    <>
      <FormField resource={asks} path="subject" isEdited={false} />
      <FormField resource={asks} path="message" isEdited={false} />
      {previewed && preview(previewed.input, () => setPreviewed(undefined))}
    </>
  );
}

type Texts = Readonly<Partial<Record<'subject' | 'message', string>>>;

/** Returns the texts that differ from the usual ones. */
export const editedTexts = (values: FieldValues, usual: Texts): Texts =>
  Object.fromEntries(
    (['subject', 'message'] as const).flatMap((name) => {
      const text = String(values[name] ?? '').trim();
      return text === '' || text === usual[name] ? [] : [[name, text]];
    }),
  );
