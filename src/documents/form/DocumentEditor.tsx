import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useOnce } from '../../drafts/useOnce.ts';
import { FormLock } from '../../forms/FormLock.tsx';
import { noLines } from '../grid/lines/linesReducer.ts';
import { createLinesStore, LinesContext, type LinesStore } from '../grid/lines/linesStore.ts';
import { UnsavedDocument } from '../saving/UnsavedDocument.tsx';
import { ChangeActions } from '../saving/ChangeActions.tsx';
import { SaveActions } from '../saving/SaveActions.tsx';
import { documentCheck, documentResolver } from '../saving/validateDocument.ts';
import { AcceptTerms } from '../../terms/AcceptTerms.tsx';
import { EnteredDocumentContext, type DocumentForm, type FormValues, type Start } from './documentForm.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import { argsIn } from '../../../domain/documents/notice.ts';
import { useLanguage } from '../../i18n/language.ts';
import { movedIn } from './storedLines.ts';

/** The focused field is never hidden by the sticky bars. */
const focusable = '& :is(input, textarea, button, [role="combobox"])';
const formStyle = {
  gap: 2,
  containerType: 'inline-size',
  [focusable]: { scrollMarginTop: '88px', scrollMarginBottom: '152px' },
};

interface DocumentEditorProps {
  readonly form: DocumentForm;
  readonly start: Start;
  /** Reloads the document under the current input. */
  readonly onReload: (entered: FormValues) => Promise<Start | undefined>;
  /** The sections. */
  readonly children: ReactNode;
}

/** The form of one document: fields in react-hook-form, lines in their store. */
export function DocumentEditor({ form, start: given, onReload, children }: DocumentEditorProps) {
  // A later refresh must not replace the version on the screen.
  const [start, setStart] = useState(given);
  const [store] = useState(() => createLinesStore({ ...noLines, lines: start.lines }));
  const check = useMemo(() => documentCheck(form, start, store), [form, start, store]);
  const resolver = useMemo(() => documentResolver(check), [check]);
  const fields = useForm<FormValues>({ defaultValues: start.values, mode: 'onTouched', resolver });
  const once = useOnce();
  const [logo, chooseLogo] = useState<File>();
  useForgetErrors(fields, store);

  const turns = useRef(0);
  /** Continues from the current version, keeping input; lines are one value. The last request wins. */
  const reread = async () => {
    turns.current += 1;
    const turn = turns.current;
    const isLast = () => turn === turns.current;
    const current = await onReload(fields.getValues()).catch((error: unknown) => {
      if (isLast()) throw error;
      return undefined;
    });
    if (!isLast() || !current?.edited) return;
    fields.reset({ ...current.values, accepted: fields.getValues('accepted') }, { keepDirtyValues: true });
    if (!store.get().dirty) store.dispatch({ type: 'load', lines: current.lines });
    setStart(current);
  };

  return (
    <FormProvider {...fields}>
      <LinesContext value={store}>
        <EnteredDocumentContext value={{ form, start, check, logo, chooseLogo, reread }}>
          <UnsavedDocument once={once} />
          <MovedNote start={start} />
          <Stack component="form" noValidate sx={formStyle} onSubmit={(event) => event.preventDefault()}>
            <FormLock>
              <Stack sx={{ gap: 2 }}>
                {children}
                <AcceptTerms />
              </Stack>
            </FormLock>
            {form.change ? <ChangeActions once={once} change={form.change} /> : <SaveActions once={once} />}
          </Stack>
        </EnteredDocumentContext>
      </LinesContext>
    </FormProvider>
  );
}

/** Removes an error when its field, or any line, changes. */
function useForgetErrors(form: UseFormReturn<FormValues>, store: LinesStore): void {
  useEffect(() => {
    const watching = form.watch((_values, { name }) => {
      // Clearing a nonexistent error would re-render the whole form at each key.
      const field = name?.startsWith('adjustments.') ? 'adjustments' : name;
      if (field && form.getFieldState(field).error) form.clearErrors(field);
    });
    return () => watching.unsubscribe();
  }, [form]);

  useEffect(() => {
    let { lines } = store.get();
    return store.subscribe(() => {
      if (store.get().lines === lines) return;
      lines = store.get().lines;
      if (form.getFieldState('root.items').error) form.clearErrors('root.items');
    });
  }, [form, store]);
}

/** Reports changes of scenarios since the document was saved: the form uses the current ones. */
function MovedNote({ start: { edited, lines } }: { readonly start: Start }) {
  const translate = useTranslate();
  const language = useLanguage();
  const moved = edited ? movedIn(edited, lines) : [];
  if (moved.length === 0) return null;
  const sentences = new Set(moved.map((notice) => translate(notice.key, argsIn(notice, language))));
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate('documents.moved.title')}</AlertTitle>
      {[...sentences].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
