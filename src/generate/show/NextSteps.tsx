import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import { nextSteps, type NextStep } from '../../../domain/actions/nextSteps.ts';
import { iconOf } from '../../shell/icons.ts';
import { formPath } from '../actions/formPath.ts';
import { type ActedRecord, useActions } from '../actions/useActions.ts';
import { factsHere } from '../facts.ts';
import { Section } from '../Section.tsx';

/** The commands that are possible now, first what leads on, and why the others are not. */
export function NextSteps({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { actions, may } = useActions();
  const steps = nextSteps(actions, record, may, factsHere());
  // Where nothing leads on, as with what can only be archived, the menu is enough.
  const leadsOn = Object.values(actions.commands).some(({ to }) => to !== undefined);
  if (!leadsOn || steps.length === 0) return null;
  const lead = steps.find(({ refusal }) => refusal === undefined);
  return (
    <Section title={translate('generate.page.next')}>
      <Stack component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {steps.map((step) => (
          <li key={step.name}>
            <Step step={step} record={record} isLead={step === lead && !step.command.isFinal} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface StepProps {
  readonly step: NextStep;
  readonly record: ActedRecord;
  readonly isLead: boolean;
}

/** One that is not offered is told without a button; one that would be refused can be pressed, since its dialog may lead on. */
function Step({ step: { name, command, refusal, isHidden }, record, isLead }: StepProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, openDialog } = useActions();
  const reasonId = useId();
  const Icon = iconOf(command.icon);
  const word = translate(`resources.${resource}.actions.${name}.name`);
  const reason = refusal && translate(`resources.${resource}.reasons.${refusal}`);
  const look = {
    fullWidth: true,
    variant: isLead ? 'contained' : 'outlined',
    color: command.isFinal ? 'error' : 'primary',
    startIcon: <Icon />,
    'aria-describedby': reason ? reasonId : undefined,
  } as const;
  return (
    <>
      {isHidden && <Typography color="textSecondary">{word}</Typography>}
      {!isHidden && command.opens === undefined && (
        <Button {...look} onClick={() => openDialog(record, name)}>
          {word}
        </Button>
      )}
      {!isHidden && command.opens !== undefined && (
        <Button {...look} component={Link} to={formPath(createPath, resource, command.opens, record.id)}>
          {word}
        </Button>
      )}
      {reason && (
        <Typography id={reasonId} variant="caption" component="p" color="textSecondary" sx={{ pt: 0.5 }}>
          {reason}
        </Typography>
      )}
    </>
  );
}
