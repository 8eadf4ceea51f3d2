import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useToast } from '../../../generate/useToast.ts';
import { saveFile } from '../../../kinds/shared/saveFile.ts';

interface SaveLetterProps {
  /** The name of the file, without extension. */
  readonly name: string;
  /** Undefined if the input of the letter is not valid. */
  readonly letter: () => Promise<Blob | undefined>;
  readonly variant?: 'text' | 'contained';
}

/** Downloads a reminder as a letter. */
export function SaveLetter({ name, letter, variant = 'text' }: SaveLetterProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: letter,
    onSuccess: (file) => file && saveFile(`${name}.pdf`, file),
    onError: toast.failed,
  });
  return (
    <Button variant={variant} startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      {translate('collecting.remind.download')}
    </Button>
  );
}
