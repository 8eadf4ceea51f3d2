import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Duplicate } from '../../../../../dataProvider/calls/duplicates.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { useCreatePath } from '../../../../data/createPath.ts';

/** Stands for the name in a translated sentence. */
const mark = '\u0000';

interface DuplicateSentenceProps {
  readonly of: Duplicate;
  /** Whether its page opens in another tab, since a form is open here. */
  readonly apart?: boolean;
}

/** Says that a client may be the same, with a link to its page. */
export function DuplicateSentence({ of: { uuid, name, archived, by }, apart = false }: DuplicateSentenceProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const key = by === 'tax_id' && archived ? 'tax_id_archived' : by;
  const [before = '', after = ''] = translate(`resources.entities.duplicates.${key}`, { name: mark }).split(mark);
  return (
    <>
      {before}
      <Link
        component={RouterLink}
        underline="always"
        to={createPath({ resource: entities.name, type: 'show', id: uuid })}
        {...(apart && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {name}
      </Link>
      {after}
    </>
  );
}
