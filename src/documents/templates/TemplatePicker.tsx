import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { CustomTemplates } from './CustomTemplates.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { groupTemplates, isCurrent, templateKey, type TemplateChoice } from './templateChoice.ts';

interface TemplatePickerProps {
  readonly templates: readonly TemplateChoice[];
  readonly current: string | undefined;
  readonly busy: boolean;
  /** Returns the document in a template; absent if nothing can be drawn. */
  readonly drawnFrom: ((key: string) => DocumentReference) | undefined;
  readonly onSelect: (key: string) => void;
  readonly onPreview: (key: string) => void;
}

/** Built-in templates as cards, the company's own as a list (specification §2 "Template picker"). */
export function TemplatePicker({ templates, drawnFrom, ...rest }: TemplatePickerProps) {
  const translate = useTranslate();
  const { builtIn, custom } = groupTemplates(templates);
  const { current, busy, onSelect, onPreview } = rest;
  if (templates.length === 0) return <EmptyState title={translate('documents.template.empty')} />;
  return (
    <>
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
            {builtIn.map((template) => {
              const key = templateKey(template);
              return (
                <TemplateCard
                  key={template.id}
                  name={template.name}
                  document={drawnFrom?.(key)}
                  current={isCurrent(template, current)}
                  busy={busy}
                  onSelect={() => onSelect(key)}
                  onPreview={drawnFrom && (() => onPreview(key))}
                />
              );
            })}
          </Box>
        </Group>
      )}
      {custom.length > 0 && (
        <Group title={translate('documents.template.custom')}>
          <CustomTemplates templates={custom} {...rest} onPreview={drawnFrom && onPreview} />
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
