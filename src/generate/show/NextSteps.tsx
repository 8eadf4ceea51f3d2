import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import { nextSteps, type NextGroup, type NextStep } from '../../../domain/actions/nextSteps.ts';
import { iconOf } from '../../shell/display/icons.ts';
import { formPath } from '../actions/formPath.ts';
import { type ActedRecord, useActions } from '../actions/useActions.ts';
import { factsHere } from '../facts.ts';
import { Section } from '../Section.tsx';

/** Next steps: first what is suggested or advances the record, then why others are impossible. */
export function NextSteps({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { actions, may } = useActions();
  const steps = nextSteps(actions, record, may, factsHere());
  // Without a command that changes the status, the menu is enough.
  const leadsOn = Object.values(actions.commands).some(({ to }) => to !== undefined);
  if (!leadsOn || steps.length === 0) return null;
  const lead = steps.find(({ refusal }) => refusal === undefined);
  return (
    <Section title={translate('generate.page.next')}>
      <Stack component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {steps.map((step) => (
          <li key={step.name}>
            {'group' in step ? (
              <Group step={step} record={record} isLead={step === lead} />
            ) : (
              <Step step={step} record={record} isLead={step === lead && !step.isFinal} />
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface StepProps {
  readonly record: ActedRecord;
  readonly isLead: boolean;
}

/** Opens its group of the menu. */
function Group({ step: { name, group }, record, isLead }: StepProps & { readonly step: NextGroup }) {
  const translate = useTranslate();
  const { resource, openMenu } = useActions();
  const Icon = iconOf(group.icon);
  return (
    <Button
      fullWidth
      variant={isLead ? 'contained' : 'outlined'}
      startIcon={<Icon />}
      endIcon={<ExpandMore />}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(record, currentTarget, name)}
    >
      {translate(`resources.${resource}.actions.${name}.name`)}
    </Button>
  );
}

/** A hidden step has no button; a refused one does, because its dialog may offer a way out. */
function Step({ step, record, isLead }: StepProps & { readonly step: NextStep }) {
  const { name, action, refusal, isHidden, isFinal } = step;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, openDialog } = useActions();
  const reasonId = useId();
  const Icon = iconOf(action.icon);
  const words = `resources.${resource}.actions.${name}`;
  // A step may have another name than the menu entry.
  const word = translate(`${words}.step`, { _: translate(`${words}.name`) });
  const reason = refusal && translate(`resources.${resource}.reasons.${refusal}`);
  const look = {
    fullWidth: true,
    variant: isLead ? 'contained' : 'outlined',
    color: isFinal ? 'error' : 'primary',
    startIcon: <Icon />,
    'aria-describedby': reason ? reasonId : undefined,
  } as const;
  return (
    <>
      {isHidden && <Typography color="textSecondary">{word}</Typography>}
      {!isHidden && action.opens === undefined && (
        <Button {...look} onClick={() => openDialog(record, name)}>
          {word}
        </Button>
      )}
      {!isHidden && action.opens !== undefined && (
        <Button {...look} component={Link} to={formPath(createPath, resource, action.opens, record.id)}>
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
