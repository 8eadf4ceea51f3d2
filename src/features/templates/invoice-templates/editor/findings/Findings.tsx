import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useEditing } from '../editing.ts';
import { usePlaceName } from '../words.ts';

interface FindingsProps {
  /** Shows the place of a finding. */
  readonly onOpen: (path: string) => void;
}

/** The problems of the template, each with a link to its place. */
export function Findings({ onOpen }: FindingsProps) {
  const translate = useTranslate();
  const placeName = usePlaceName();
  const { template, findings } = useEditing();
  if (findings.length === 0) return null;
  return (
    <ul className="template-findings" aria-label={translate('templateEditor.findings')}>
      {findings.map(({ path, message, isWarning }) => (
        <li key={`${path} ${message}`} data-tone={isWarning ? 'warning' : 'error'}>
          {isWarning ? <WarningIcon fontSize="small" /> : <ErrorIcon fontSize="small" />}
          <span>
            <Link component="button" type="button" variant="body2" onClick={() => onOpen(path)}>
              {placeName(template, path)}
            </Link>
            {': '}
            {message}
          </span>
        </li>
      ))}
    </ul>
  );
}
