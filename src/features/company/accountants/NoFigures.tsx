import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

interface NoFiguresProps {
  readonly company: OverviewCompany;
  /** The locale key of the reason. */
  readonly words: string;
}

/** Why a company has no figures, and what to do. */
export function NoFigures({ company, words }: NoFiguresProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 32,
        color: 'text.secondary',
      }}
    >
      <span>{translate(words)}</span>
      <WithdrawButton company={company} />
    </Box>
  );
}
