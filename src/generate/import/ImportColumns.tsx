import ExpandIcon from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { mappingProblems, notMapped, recognises } from '../../../domain/lists/importMapping.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { Importing } from './useImport.ts';
import { useImportFields } from './useImportFields.ts';
import { useWaysText } from './useWaysText.ts';

interface ImportColumnsProps {
  readonly resource: Resource;
  readonly source: ImportSource;
  readonly columns: Importing['columns'];
  readonly disabled: boolean;
}

/** The mapping of columns, collapsed if the headings determine it, with missing properties. */
export function ImportColumns({ resource, source, columns, disabled }: ImportColumnsProps) {
  const { mapping, isWhole, choose } = columns;
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(resource.name);
  const waysText = useWaysText(resource);
  const [isToggledOpen, setToggledOpen] = useState<boolean>();
  const id = useId();
  const isOpen = isToggledOpen ?? (columns.isOpen || !isWhole);
  const fields = useImportFields(resource);
  const twice = new Set(mappingProblems(resource, mapping).map(({ path }) => path));
  const missing = notMapped(resource, mapping, columns.defaults).map(labelOf);
  const read = mapping.filter((path) => path !== '').length;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={`${id}-title`} variant="subtitle2" component="h3">
          {translate('generate.import.columns')}
        </Typography>
        <Typography variant="body2" color="textSecondary" className="figures" sx={{ flex: '1 0 auto' }}>
          {translate('generate.import.mapped', { read, all: mapping.length })}
        </Typography>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setToggledOpen(!isOpen)}
        >
          {translate(`generate.import.${isOpen ? 'hideColumns' : 'showColumns'}`)}
        </Button>
      </Stack>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 1, display: 'grid', gap: 1.5 }}>
          {source.columns.map(({ heading, samples }, at) => (
            <ColumnChoice
              key={at}
              at={at}
              heading={heading}
              samples={samples}
              fields={fields}
              path={mapping[at] ?? ''}
              isTwice={twice.has(mapping[at] ?? '')}
              disabled={disabled}
              onChoose={(path) => choose(at, path)}
            />
          ))}
        </Box>
      </Collapse>
      <Stack aria-live="polite" sx={{ gap: 1, '&:not(:empty)': { mt: 1 } }}>
        {!recognises(resource, mapping) && (
          <Alert severity="error">{translate('validation.import.missing', { columns: waysText })}</Alert>
        )}
        {missing.length > 0 && recognises(resource, mapping) && (
          <Alert severity="info">
            {translate('generate.import.needed', { fields: new Intl.ListFormat(language).format(missing) })}
          </Alert>
        )}
      </Stack>
    </section>
  );
}
