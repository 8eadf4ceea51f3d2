import Typography from '@mui/material/Typography';
import { MailFrame } from './MailFrame.tsx';

interface MailContentProps {
  readonly subject: string;
  readonly html: string;
}

/** The subject of a mail above the mail. */
export const MailContent = ({ subject, html }: MailContentProps) => (
  <>
    <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {subject}
    </Typography>
    <MailFrame html={html} title={subject} />
  </>
);
