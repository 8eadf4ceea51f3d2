import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isRows } from '../../../domain/kinds/collection.ts';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import { ownProperty } from '../../../domain/schema/property.ts';
import type { Defined } from '../../../schemas/defined.ts';
import { resourceOf } from '../../data/resources.ts';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import type { InputProps } from '../kind.ts';
import { useLabelOf } from '../shared/words.ts';
import { DefinedInputs } from './DefinedInputs.tsx';
import type { KindByName } from './rows.ts';

interface DefinedEditorProps extends InputProps {
  readonly defined: Defined;
  readonly kindByName: KindByName;
}

/** The fields that a selected record defines, each by its type. */
export function DefinedEditor({ defined: { by, at }, kindByName, ...input }: DefinedEditorProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(input.resource);
  const { ref = '' } = ownProperty(resourceOf(input.resource).schema, by) ?? {};
  const key = referenceKey(useWatch({ name: by }));
  const query = useGetOne(ref, { id: key ?? '' }, { enabled: key !== undefined });
  const note = (text: string) => <Typography color="textSecondary">{text}</Typography>;

  return (
    <Stack role="group" aria-label={input.label} spacing={1} sx={{ mb: 2 }}>
      {key === undefined ? (
        note(translate('generate.defined.choose', { name: labelOf(by) }))
      ) : (
        <QueryResult query={query} height={56}>
          {(record) => {
            const definitions = record[at];
            return (
              <>
                {isRows(definitions) && definitions.length > 0 ? (
                  <DefinedInputs key={key} input={input} definitions={definitions} kindByName={kindByName} />
                ) : (
                  note(translate('generate.defined.none'))
                )}
                {typeof record['link_docs'] === 'string' && (
                  <Link href={record['link_docs']} target="_blank" rel="noopener noreferrer" variant="body2">
                    {translate('generate.defined.docs')}
                  </Link>
                )}
              </>
            );
          }}
        </QueryResult>
      )}
    </Stack>
  );
}
