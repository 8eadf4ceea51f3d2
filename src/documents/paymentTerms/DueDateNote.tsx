import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/kinds/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ruleSentence } from './ruleSentence.ts';
import { useDueDate } from './useDueDate.ts';

// Below its field on a phone, else below the row of fields.
const noteStyle = {
  gridColumn: '1 / -1',
  minWidth: 0,
  // A line, also while the terms of a client are loaded: what is below does not move.
  minHeight: 24,
  overflowWrap: 'anywhere',
  '@container (min-width: 620px)': { order: 1, textAlign: 'right' },
};

/** Why the due date is what it is: by which terms, or entered instead of theirs. */
export function DueDateNote() {
  const translate = useTranslate();
  const language = useLanguage();
  const dated = useDueDate();
  const say = (key: string, args?: object) => translate(`documents.paymentTerms.${key}`, args);
  return (
    <Box aria-live="polite" sx={noteStyle}>
      {dated && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {dated.isReplaced ? (
            <>
              {say('own', { name: dated.of, date: formatDate(dated.due, language) })}{' '}
              <Link
                component="button"
                type="button"
                variant="caption"
                onClick={dated.take}
                sx={{ verticalAlign: 'baseline' }}
              >
                {say('take')}
              </Link>
            </>
          ) : (
            say(dated.isOfClient ? 'ofClient' : 'ofCompany', {
              rule: ruleSentence(dated.terms, translate),
              name: dated.of,
            })
          )}
        </Typography>
      )}
    </Box>
  );
}
