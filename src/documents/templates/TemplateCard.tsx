import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { Thumbnail } from '../preview/Thumbnail.tsx';
import { type TemplateButtonsProps, TemplateButtons } from './TemplateButtons.tsx';

interface TemplateCardProps extends TemplateButtonsProps {
  /** A document in this template. */
  readonly document: DocumentReference;
}

/** A built-in template: thumbnail, name and buttons. */
export function TemplateCard({ document, ...buttons }: TemplateCardProps) {
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Thumbnail document={document} size="card" />
      <Stack spacing={1} sx={{ p: 2, flex: 1 }}>
        <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
          {buttons.name}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <TemplateButtons {...buttons} />
        </Stack>
      </Stack>
    </Card>
  );
}
