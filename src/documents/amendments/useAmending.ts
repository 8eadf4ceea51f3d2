import { useRefresh } from 'ra-core';
import { useState } from 'react';
import type { FieldErrors } from '../../../dataProvider/httpError.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { confirmedBy } from '../../generate/actions/confirmedBy.ts';
import { useCommand } from '../../generate/actions/useCommand.ts';
import { useCommandPreview } from '../../generate/actions/useCommandPreview.ts';
import type { ToldPreview } from './AmendmentPreview.tsx';

/** What was entered, with what it would change. */
export interface Seen<Input extends object> {
  readonly input: Input;
  readonly told: ToldPreview;
}

/** What is wrong, at the fields. */
interface Refusal {
  readonly code?: string | undefined;
  readonly errors: FieldErrors;
}

export type Amending<Input extends object = object> = ReturnType<typeof useAmending<Input>>;

/** A command that amends what is to come: what it changes is seen before it is done, and what was seen is what is sent. */
export function useAmending<Input extends object>(resource: Resource, name: string, key: string, onDone: () => void) {
  const refresh = useRefresh();
  const { run, running } = useCommand<Input>(resource, name, key, onDone);
  const { preview, looking } = useCommandPreview<Input, ToldPreview>(resource, name, key);
  const [seen, setSeen] = useState<Seen<Input>>();

  /**
   * Answers why there is nothing to be seen: what the server refuses, or what `open` finds still to be decided. After a
   * conflict with what the record has become the dialog closes.
   */
  const look = async (
    input: Input,
    open?: (told: ToldPreview) => FieldErrors | undefined,
  ): Promise<Refusal | undefined> => {
    const foreseen = await preview(input);
    if ('told' in foreseen) {
      const errors = open?.(foreseen.told);
      if (errors) return { errors };
      setSeen({ input, told: foreseen.told });
      return undefined;
    }
    const { refused } = foreseen;
    if (refused?.status === 409 && !refused.body.errors) {
      refresh();
      onDone();
    }
    return refused;
  };
  const goBack = () => setSeen(undefined);
  /** What is refused at single fields is shown where they are. */
  const confirm = async () => {
    const errors = seen && (await run({ ...seen.input, ...confirmedBy(seen.told) }));
    if (errors && Object.keys(errors).length > 0) goBack();
    return errors;
  };
  return { seen, look, looking, confirm, running, goBack };
}
