import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { isOfOwnRows } from '../../../domain/imports/importedAs.ts';
import { mappingProblems, notMapped, recognises } from '../../../domain/lists/importMapping.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ImportPart } from './ImportPart.tsx';
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
  const isOpen = isToggledOpen ?? (columns.isOpen || !isWhole);
  const fields = useImportFields(resource);
  const twice = new Set(mappingProblems(resource, mapping).map(({ path }) => path));
  const missing = notMapped(resource, mapping, columns.defaults).map(labelOf);
  const read = mapping.filter((path) => path !== '').length;
  return (
    <ImportPart
      title={translate('generate.import.columns')}
      summary={translate('generate.import.mapped', { read, all: mapping.length })}
      toggleName={translate(`generate.import.${isOpen ? 'hideColumns' : 'showColumns'}`)}
      isOpen={isOpen}
      onToggle={() => setToggledOpen(!isOpen)}
      below={
        <Stack aria-live="polite" sx={{ gap: 1, '&:not(:empty)': { mt: 1.5 } }}>
          {!recognises(resource, mapping) && (
            <Alert severity="error">{translate('validation.import.missing', { columns: waysText })}</Alert>
          )}
          {missing.length > 0 && recognises(resource, mapping) && (
            <Alert severity="info">
              {translate(`generate.import.${isOfOwnRows(resource) ? 'neededByRows' : 'needed'}`, {
                fields: new Intl.ListFormat(language).format(missing),
              })}
            </Alert>
          )}
        </Stack>
      }
    >
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
    </ImportPart>
  );
}
