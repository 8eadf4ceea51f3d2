import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { CustomTemplates } from './CustomTemplates.tsx';
import { FallbackRow } from './FallbackRow.tsx';
import { groupTemplates, isCurrent, type TemplateChoice } from './templateChoice.ts';
import type { Fallback } from './useFallback.ts';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Thumbnail } from '../preview/Thumbnail.tsx';
import { type TemplateButtonsProps, TemplateButtons } from './TemplateButtons.tsx';

interface TemplatePickerProps {
  readonly templates: readonly TemplateChoice[];
  readonly current: string | undefined;
  /** The template that applies without a choice, if none has to be chosen. */
  readonly fallback: Fallback | undefined;
  readonly busy: boolean;
  /** Returns a document in a template. */
  readonly drawnIn: (template: TemplateChoice) => DocumentReference;
  /** Receives the template, or null for the fallback. */
  readonly onSelect: (template: TemplateChoice | null) => void;
  readonly onPreview: (template: TemplateChoice) => void;
}

/** Built-in templates as cards, the company's own as a list (specification §2 "Template picker"). */
export function TemplatePicker({ templates, fallback, drawnIn, ...rest }: TemplatePickerProps) {
  const translate = useTranslate();
  const { builtIn, custom } = groupTemplates(templates);
  const { current, busy, onSelect, onPreview } = rest;
  if (templates.length === 0) return <EmptyState title={translate('documents.template.empty')} />;
  return (
    <>
      {fallback && (
        <FallbackRow fallback={fallback} isCurrent={current === undefined} onSelect={() => onSelect(null)} />
      )}
      {builtIn.length > 0 && (
        <Group title={translate('documents.template.builtIn')}>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
            }}
          >
            {builtIn.map((template) => (
              <TemplateCard
                key={template.id}
                name={template.name}
                document={drawnIn(template)}
                current={isCurrent(template, current)}
                busy={busy}
                onSelect={() => onSelect(template)}
                onPreview={() => onPreview(template)}
              />
            ))}
          </Box>
        </Group>
      )}
      {custom.length > 0 && (
        <Group title={translate('documents.template.custom')}>
          <CustomTemplates templates={custom} {...rest} />
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h3" variant="overline" color="textSecondary" sx={{ mb: 1, display: 'block' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface TemplateCardProps extends TemplateButtonsProps {
  /** A document in this template. */
  readonly document: DocumentReference;
}

/** A built-in template: thumbnail, name and buttons. */
function TemplateCard({ document, ...buttons }: TemplateCardProps) {
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
