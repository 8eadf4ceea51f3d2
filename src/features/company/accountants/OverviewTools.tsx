import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { monthText } from '../../../../domain/reports/monthText.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { browserToday } from './browserToday.ts';
import { monthsOffered } from './months.ts';

const views = ['table', 'cards'] as const;
export type OverviewView = (typeof views)[number];

interface OverviewToolsProps {
  readonly month: string | undefined;
  readonly view: OverviewView;
  readonly onMonth: (month: string | undefined) => void;
  readonly onView: (view: OverviewView) => void;
}

/** Selects the month, and table or cards. */
export function OverviewTools({ month, view, onMonth, onView }: OverviewToolsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <TextField
        select
        fullWidth={false}
        size="small"
        label={translate('accountants.period')}
        value={month ?? ''}
        onChange={({ target }) => onMonth(target.value || undefined)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 240, maxWidth: '100%' }}
      >
        <MenuItem value="">{translate('accountants.now')}</MenuItem>
        {monthsOffered(browserToday(), month).map((each) => (
          <MenuItem key={each} value={each}>
            {monthText(each, language)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={translate('accountants.view.label')}
        onChange={(_, chosen: OverviewView | null) => chosen && onView(chosen)}
      >
        {views.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`accountants.view.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
