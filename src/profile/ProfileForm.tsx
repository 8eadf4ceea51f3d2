import { useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn, useFormState } from 'react-hook-form';
import { HttpError, isStale } from '../../dataProvider/httpError.ts';
import { LeaveGuard } from '../drafts/LeaveGuard.tsx';
import { FormLock } from '../forms/FormLock.tsx';
import { Section } from '../generate/Section.tsx';
import { useToast } from '../generate/useToast.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { WaitNote } from '../forms/WaitNote.tsx';

interface ProfileFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** The fields at which errors are shown. */
  readonly paths: readonly Path<Values>[];
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  /** Saves the values; an error is shown as a toast and at its fields. */
  readonly save: (values: Values) => Promise<void>;
  /** Called if another version was saved meanwhile, instead of showing the error. */
  readonly onStale?: () => void;
  /** Whether leaving with input requires a confirmation. */
  readonly isGuarded?: boolean;
  readonly children: ReactNode;
}

/** A section of the profile that is saved by itself. */
export function ProfileForm<Values extends FieldValues>(props: ProfileFormProps<Values>) {
  const { form, paths, title, action, save, onStale, isGuarded, children } = props;
  const toast = useToast();
  const isLost = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      if (onStale && isStale(error)) return onStale();
      toast.failed(error);
      if (!(error instanceof HttpError)) return undefined;
      for (const path of paths) if (error.errors[path]) form.setError(path, { message: error.errors[path] });
    }
    return undefined;
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {isGuarded && <LeaveGuard hasMore={false} isDone={isLost} onLeave={() => (isLost.current = true)} />}
        <FormLock>
          <Section title={title} isForm>
            {children}
            <SectionButton>{action}</SectionButton>
          </Section>
        </FormLock>
      </form>
    </FormProvider>
  );
}

/** The save button of a section. */
function SectionButton({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 2,
        mb: 1.5,
      }}
    >
      <WaitNote isPending={isSubmitting} />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {children}
      </Button>
    </Box>
  );
}
