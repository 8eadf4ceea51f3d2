import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface ImportPartProps {
  readonly title: string;
  /** What holds now, in one line. */
  readonly summary: string;
  /** The name of the button that opens or closes it. */
  readonly toggleName: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  /** Shown also while it is closed. */
  readonly below?: ReactNode;
}

/** A part of the dialog of an import that is folded into one line. */
export function ImportPart({ title, summary, toggleName, isOpen, onToggle, children, below }: ImportPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
        <Typography id={`${id}-title`} variant="subtitle2" component="h3" sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}>
          {title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          className="figures"
          sx={{
            flex: { xs: '1 0 100%', sm: '1 1 200px' },
            order: { xs: 1, sm: 0 },
            overflowWrap: 'anywhere',
          }}
        >
          {summary}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={onToggle}
          sx={{ mr: -0.5 }}
        >
          {toggleName}
        </Button>
      </Stack>
      <Collapse in={isOpen} id={id} unmountOnExit>
        {children}
      </Collapse>
      {below}
    </section>
  );
}
