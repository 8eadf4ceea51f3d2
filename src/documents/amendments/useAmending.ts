import { useRefresh } from 'react-admin';
import { useState } from 'react';
import type { FieldErrors } from '../../../dataProvider/httpError.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { confirmedBy } from '../../generate/actions/confirmedBy.ts';
import { useCommand } from '../../generate/actions/useCommand.tsx';
import { useCommandPreview } from '../../generate/actions/useCommandPreview.ts';
import type { PreviewedAmendment } from './previewedAmendment.ts';

/** The input with its preview. */
export interface Previewed<Input extends object> {
  readonly input: Input;
  readonly preview: PreviewedAmendment;
}

/** Errors at fields. */
interface Refusal {
  readonly code?: string | undefined;
  readonly errors: FieldErrors;
}

export type Amending<Input extends object = object> = ReturnType<typeof useAmending<Input>>;

/** A command that amends scheduled documents: it is previewed, and sent exactly as previewed. */
export function useAmending<Input extends object>(resource: Resource, name: string, key: string, onDone: () => void) {
  const refresh = useRefresh();
  const { run, running } = useCommand<Input>(resource, name, key, onDone);
  const { preview, looking } = useCommandPreview<Input, PreviewedAmendment>(resource, name, key);
  const [previewed, setPreviewed] = useState<Previewed<Input>>();

  /**
   * Requests the preview and returns why there is none: a refusal, or an open question from `open`. After a conflict
   * with the record's state the dialog closes.
   */
  const look = async (
    input: Input,
    open?: (preview: PreviewedAmendment) => FieldErrors | undefined,
  ): Promise<Refusal | undefined> => {
    const result = await preview(input);
    if ('preview' in result) {
      const errors = open?.(result.preview);
      if (errors) return { errors };
      setPreviewed({ input, preview: result.preview });
      return undefined;
    }
    const { refused } = result;
    if (refused?.status === 409 && !refused.body.errors) {
      refresh();
      onDone();
    }
    return refused;
  };
  const goBack = () => setPreviewed(undefined);
  /** Field errors are shown at their fields. */
  const confirm = async () => {
    const errors = previewed && (await run({ ...previewed.input, ...confirmedBy(previewed.preview) }));
    if (errors && Object.keys(errors).length > 0) goBack();
    return errors;
  };
  return { previewed, look, looking, confirm, running, goBack };
}
