import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { createLinesStore, LinesContext } from '../../../documents/grid/linesStore.ts';
import { noLines } from '../../../documents/grid/linesReducer.ts';
import { CreateDialog } from '../../../generate/form/CreateDialog.tsx';
import { QuickCreateContext } from '../../../kinds/reference/quickCreate.ts';
import { AcceptTerms } from '../../../documents/terms/AcceptTerms.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { EmailSection } from '../../../documents/recipients/EmailSection.tsx';
import { FlowSection } from '../../../documents/form/FlowSection.tsx';
import { ItemsSection } from '../../../documents/form/ItemsSection.tsx';
import { MoreSection } from './MoreSection.tsx';
import { PartiesSection } from '../../../documents/parties/PartiesSection.tsx';
import { SaveActions } from '../../../documents/saving/SaveActions.tsx';
import { InSight, SideBySide } from '../../../documents/form/SideBySide.tsx';
import { UnsavedGuard } from '../../../documents/form/UnsavedGuard.tsx';
import { useForgetErrors } from '../../../documents/form/useForgetErrors.ts';
import type { Start } from './useStart.ts';
import type { InvoiceValues } from './values.ts';

/** What has the focus is never hidden below the top bar or the bar with the buttons. */
const focusable = '& :is(input, textarea, button, [role="combobox"])';
const formStyle = {
  gap: 2,
  containerType: 'inline-size',
  [focusable]: { scrollMarginTop: '88px', scrollMarginBottom: '152px' },
};

interface InvoiceEditorProps {
  readonly start: Start;
  /** Reads the document again. */
  readonly onReload: () => Promise<Start | undefined>;
}

/** The form of one document: its own fields in react-hook-form, its lines in their store. */
export function InvoiceEditor({ start: asked, onReload }: InvoiceEditorProps) {
  // What was read later, by a refresh, must not stand for what is on the screen: its version least of all.
  const [start, setStart] = useState(asked);
  const form = useForm<InvoiceValues>({ defaultValues: start.values });
  const [store] = useState(() => createLinesStore({ ...noLines, lines: start.lines }));
  const [logo, setLogo] = useState<File>();
  useForgetErrors(form, store);

  /** Goes on from the current version: what was entered stays, the lines all together. */
  const loadCurrent = async () => {
    const current = await onReload();
    if (!current?.draft) return;
    form.reset({ ...current.values, accepted: form.getValues('accepted') }, { keepDirtyValues: true });
    if (!store.get().dirty) store.dispatch({ type: 'load', lines: current.lines });
    setStart(current);
  };

  return (
    <FormProvider {...form}>
      <LinesContext value={store}>
        <UnsavedGuard hasFile={logo !== undefined} />
        <Stack component="form" noValidate sx={formStyle} onSubmit={(event) => event.preventDefault()}>
          <SideBySide as="equal">
            <QuickCreateContext value={CreateDialog}>
              <PartiesSection exporter={start.exporter} />
            </QuickCreateContext>
            <DocumentSection />
          </SideBySide>
          <SideBySide as="lines">
            <ItemsSection />
            <InSight>
              <FlowSection />
            </InSight>
          </SideBySide>
          <EmailSection />
          <MoreSection savedLogo={start.savedLogo} logo={logo} onLogo={setLogo} />
          <AcceptTerms />
          <SaveActions start={start} logo={logo} onSaved={() => setLogo(undefined)} onLoadCurrent={loadCurrent} />
        </Stack>
      </LinesContext>
    </FormProvider>
  );
}
