import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { DialogButtons } from '../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import type { DocumentChange } from '../form/documentForm.ts';
import { useUnfitWarning } from './useUnfitWarning.ts';

/** A change of a document with its preview. */
export interface PreviewedChange {
  readonly preview: object;
  readonly input: object;
  /** The positions (from 1) of lines whose scenario applies to other countries. */
  readonly unfit: readonly number[];
  /** Whether there are any, also unknown ones. */
  readonly isUnfit: boolean;
}

interface ChangeDialogProps extends Pick<DocumentChange, 'Preview'> {
  readonly words: string;
  readonly previewed: PreviewedChange;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Previews a change of a document. */
export function ChangeDialog({ words, Preview, previewed, onConfirm, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const { preview, input, unfit, isUnfit } = previewed;
  const warning = useUnfitWarning(unfit);
  return (
    <DialogFrame
      title={translate(`${words}.change.title`)}
      size="md"
      onClose={onClose}
      actions={
        <DialogButtons pending={false} onClose={onClose}>
          <Button variant="contained" onClick={onConfirm}>
            {translate(`${words}.change.${isUnfit ? 'anyway' : 'confirm'}`)}
          </Button>
        </DialogButtons>
      }
    >
      {isUnfit && <Alert severity="warning">{warning}</Alert>}
      <Preview preview={preview} input={input} />
    </DialogFrame>
  );
}
