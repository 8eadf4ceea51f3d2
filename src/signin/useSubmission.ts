import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { HttpError } from '../../dataProvider/httpError.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import type { Mistakes } from './mistakes.ts';

interface SubmissionOptions<Entered> {
  read: (form: FormData) => Entered;
  /** What can be said before the server is asked. */
  check: (entered: Entered) => Mistakes;
  /** Asks the server; what it refuses with is shown. */
  send: (entered: Entered) => Promise<void>;
}

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  mistakes: Mistakes;
  /** What stands above the fields. */
  refusal: string | undefined;
  pending: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Submits a form: mistakes stand at their fields, what the server says above them, the cursor in the first to mend. */
export function useSubmission<Entered>({ read, check, send }: SubmissionOptions<Entered>): Submission {
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

  async function submit(entered: Entered): Promise<void> {
    const found = check(entered);
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
      void submit(read(new FormData(event.currentTarget)));
    },
  };
}
