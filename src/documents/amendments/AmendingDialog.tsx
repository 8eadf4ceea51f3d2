import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { DialogButtons } from '../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { AmendmentPreview } from './AmendmentPreview.tsx';
import type { Amending } from './useAmending.ts';

interface AmendingDialogProps extends Pick<
  ComponentProps<typeof DialogFrame>,
  'title' | 'subtitle' | 'size' | 'onClose'
> {
  /** The text of the confirm button. */
  readonly confirm: string;
  /** Changes other than amounts. */
  readonly changes?: ReactNode;
  /** How to request the preview: by the form of this id, or by a click. */
  readonly look: { readonly form: string } | { readonly onClick: () => void };
  readonly amending: Pick<Amending, 'previewed' | 'looking' | 'running' | 'goBack'>;
  readonly onConfirm: () => void;
  /** The input. */
  readonly children: ReactNode;
}

/** Amends scheduled documents in two steps: input, then preview and confirmation. */
export function AmendingDialog(props: AmendingDialogProps) {
  const { confirm, changes, look, amending, onConfirm, children, onClose, ...frame } = props;
  const translate = useTranslate();
  const { previewed, looking, running, goBack } = amending;
  const back = previewed && { label: translate('documents.amendment.back'), onBack: goBack };
  return (
    <DialogFrame
      {...frame}
      pending={running}
      onClose={onClose}
      actions={
        <DialogButtons pending={running} looking={looking} onClose={onClose} back={back}>
          {previewed ? (
            <Button
              key="confirm"
              variant="contained"
              loading={running}
              // Ignores the second click of a double click on the previous button.
              onClick={({ detail }) => detail < 2 && onConfirm()}
            >
              {confirm}
            </Button>
          ) : (
            <Button
              key="look"
              variant="contained"
              loading={looking}
              {...('form' in look ? { type: 'submit', form: look.form } : { onClick: look.onClick })}
            >
              {translate('documents.amendment.look')}
            </Button>
          )}
        </DialogButtons>
      }
    >
      <Stack hidden={previewed !== undefined} sx={{ gap: 2, display: previewed ? 'none' : 'flex' }}>
        {children}
      </Stack>
      {previewed && (
        <Shown>
          <AmendmentPreview preview={previewed.preview}>{changes}</AmendmentPreview>
        </Shown>
      )}
    </DialogFrame>
  );
}

/** Focuses content that replaces other content, so that it is read. */
function Shown({ children }: { readonly children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Stack ref={shown} tabIndex={-1} sx={{ gap: 3, outline: 'none' }}>
      {children}
    </Stack>
  );
}
