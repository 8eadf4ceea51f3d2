import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { previewAmendment, type ToldPreview } from '../../../../../dataProvider/calls/contracts.ts';
import type { FieldErrors } from '../../../../../dataProvider/httpError.ts';
import { HttpError } from '../../../../../dataProvider/index.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';

/** An amendment with what it would change. */
export interface Previewed {
  readonly input: FieldValues;
  readonly told: ToldPreview;
}

/** Asks what an amendment would change; answers that, or what the server says against single fields. */
export function usePreview(contract: string) {
  const http = useHttp();
  const toast = useToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: FieldValues) => previewAmendment(http, contract, input),
    onError: (error) => toast.failed(error),
  });
  const preview = (input: FieldValues): Promise<{ told: ToldPreview } | { errors: FieldErrors | undefined }> =>
    mutateAsync(input).then(
      (told) => ({ told }),
      (error: unknown) => ({ errors: error instanceof HttpError ? error.errors : undefined }),
    );
  return { preview, looking: isPending };
}
