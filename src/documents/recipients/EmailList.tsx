import { useTranslate } from 'react-admin';
import { emailsOf } from '../../../domain/validation/email.ts';
import { useControl } from '../../kinds/shared/useControl.tsx';
import { AddressChips, type Typed } from './AddressChips.tsx';

const separator = /[;,\s]/;

interface EmailListProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly source?: string;
}

/** Any number of addresses as one text joined by `;`. */
export function EmailList({ label, disabled = false, source = 'responsible_email' }: EmailListProps) {
  const translate = useTranslate();
  const control = useControl(source);
  return (
    <AddressChips
      label={label}
      source={source}
      hint={translate('documents.recipients.hint')}
      disabled={disabled}
      required={!disabled}
      entries={typeof control.value === 'string' ? emailsOf(control.value) : []}
      keep={(next) => control.set([...new Set(next)].join(';') || null)}
      split={split}
      read={read}
      emailOf={(entry) => entry}
    />
  );
}

const read = (text: string): string[] => text.split(separator).filter((part) => part !== '');

function split(text: string): Typed {
  const parts = text.split(separator);
  const rest = parts.pop() ?? '';
  return { entries: parts.filter((part) => part !== ''), rest };
}
