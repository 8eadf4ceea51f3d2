import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { HttpError } from '../../dataProvider/httpError.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { mistakesIn, readFields, type Entered, type FieldName, type Mistakes } from './fields.ts';

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  mistakes: Mistakes;
  /** The message above the fields. */
  refusal: string | undefined;
  pending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * Submits these fields by `send`: errors appear at their fields, other refusals above, and focus moves to the first
 * error.
 */
export function useSubmission<Name extends FieldName>(
  fields: readonly Name[],
  send: (entered: Entered<Name>) => Promise<void>,
): Submission {
  const t = useOpenWords();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  function show(found: Mistakes, summary: string): void {
    setMistakes(found);
    setRefusal(summary);
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ name }) => name in found) ?? inputs[0])?.focus();
  }

  async function submit(entered: Entered<Name>): Promise<void> {
    const found = mistakesIn(entered);
    if (Object.keys(found).length > 0) return show(found, t('signin.checkFields'));
    setMistakes({});
    setRefusal(undefined);
    setPending(true);
    try {
      await send(entered);
    } catch (error) {
      if (error instanceof HttpError && error.status > 0) show(error.errors, error.message);
      else show({}, t('common.networkError'));
      setPending(false);
    }
  }

  return {
    form,
    mistakes,
    refusal,
    pending,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(readFields(new FormData(event.currentTarget), fields));
    },
  };
}
