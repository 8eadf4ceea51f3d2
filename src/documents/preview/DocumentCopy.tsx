import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';

export type Copy = NonNullable<DocumentReference['copy']>;

interface DocumentCopyProps {
  readonly value: Copy;
  readonly onChange: (copy: Copy) => void;
}

/** Selects the document as it stands, or as it was issued. */
export function DocumentCopy({ value, onChange }: DocumentCopyProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Copy | null) => chosen && onChange(chosen)}
      aria-label={translate('documents.preview.copy')}
    >
      <ToggleButton value="current">{translate('documents.preview.current')}</ToggleButton>
      <ToggleButton value="issued">{translate('documents.preview.asIssued')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Returns the file name of a copy. */
export function useCopyName(name: string, copy: Copy | undefined): string {
  const translate = useTranslate();
  return copy === 'issued' ? `${name} (${translate('documents.preview.asIssued')})` : name;
}
