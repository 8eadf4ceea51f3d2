import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Issue } from '../../../../../../domain/validation/issue.ts';
import { DialogFrame } from '../../../../../shell/dialog/DialogFrame.tsx';
import { useIssueText } from '../findings/useIssueText.ts';

interface ImportProblemsProps {
  readonly problems: readonly Issue[];
  readonly onClose: () => void;
}

/** Why a file cannot be imported, by the paths in the file. */
export function ImportProblems({ problems, onClose }: ImportProblemsProps) {
  const translate = useTranslate();
  const textOf = useIssueText();
  return (
    <DialogFrame
      title={translate('templateEditor.import.refused')}
      size="sm"
      readOnly
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      <Typography color="textSecondary">{translate('templateEditor.import.unchanged')}</Typography>
      <ul className="template-problems">
        {problems.map((issue) => (
          <li key={`${issue.path} ${issue.key}`}>
            {issue.path && <code>{issue.path}</code>}
            {textOf(issue)}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
