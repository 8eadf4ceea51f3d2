import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Imported } from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';

interface ImportCleaningProps {
  readonly resource: Resource;
  readonly cleaned: NonNullable<Imported['cleaned']>;
}

/** The rules that change values before they are imported, each with its first example. */
export function ImportCleaning({ resource, cleaned }: ImportCleaningProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  return (
    <section>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {translate('generate.import.cleaned')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {cleaned.map(({ path, rule, before, after, rows }) => (
          <Box component="li" key={`${rule} ${path}`} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              <b>{labelOf(path)}</b>: {translate(`generate.import.rules.${rule}`)}{' '}
              <Typography component="span" variant="body2" color="textSecondary" className="figures">
                ({translate('generate.import.cleanedRows', { smart_count: rows })})
              </Typography>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[before, after].filter((text) => text !== '').join(' → ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
