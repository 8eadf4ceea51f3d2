import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { joined } from '../../../domain/words/isolated.ts';
import type { FormValues } from './documentForm.ts';

/** Folded sections below each other, as the rows of one card. */
export function FoldedSections({ children }: { readonly children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }}>
      {children}
    </Paper>
  );
}

interface FoldedSectionProps {
  readonly id: string;
  readonly title: string;
  /** What its fields say, in a line; undefined parts are left out. */
  readonly says: readonly (string | undefined)[];
  /** Its fields: an error at one of them opens it. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

/**
 * A section of the form, folded into a line that says what is set. Its fields are there while it is folded: they still
 * propose values, and keep what was entered.
 */
export function FoldedSection({ id, title, says, fields, children }: FoldedSectionProps) {
  const translate = useTranslate();
  const { errors } = useFormState<FormValues>();
  const [isOpen, setOpen] = useState(false);
  const isWrong = fields.some((name) => get(errors, name) !== undefined);
  if (isWrong && !isOpen) setOpen(true);
  const line = joined(says);
  return (
    <Accordion
      square
      disableGutters
      elevation={0}
      expanded={isOpen}
      onChange={(_event, opens) => setOpen(opens || isWrong)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '&::before': { left: { xs: 16, sm: 24 }, right: { xs: 16, sm: 24 } } }}
    >
      <AccordionSummary
        id={id}
        expandIcon={<ExpandMoreIcon />}
        sx={{ px: { xs: 2, sm: 3 }, minHeight: 48, font: 'inherit', textAlign: 'left' }}
      >
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            width: '100%',
            minWidth: 0,
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@container (min-width: 620px)': { gridTemplateColumns: '160px minmax(0, 1fr)' },
          }}
        >
          <Box component="span" sx={{ fontWeight: 500 }}>
            {title}
          </Box>
          {!isOpen && (
            <Box
              component="span"
              sx={{ color: line ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere', pr: 1 }}
            >
              {line || translate('documents.folded.none')}
            </Box>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pt: 0, pb: 1 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
