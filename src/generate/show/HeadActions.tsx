import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { editsByMenu, isEditable } from '../../../domain/actions/offeredActions.ts';
import { nextSteps, type NextGroup, type NextStep } from '../../../domain/actions/nextSteps.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../../access/useMay.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import { formPath } from '../actions/formPath.ts';
import { useActions, type ActedRecord } from '../actions/useActions.ts';
import { factsHere } from '../facts.ts';
import './head.css';

interface HeadActionsProps {
  readonly resource: Resource;
  readonly record: ActedRecord;
}

/** The most buttons beside the menu of a record. */
const most = 2;

/** What comes next for a record: one primary action, at most one more, and the menu with all. */
export function HeadActions({ resource, record }: HeadActionsProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { actions, may } = useActions();
  const mayEdit = useMay(resource.name, 'edit') && !editsByMenu(resource.actions);
  const edits = mayEdit && isEditable(resource.actions, record);
  // Without a command that changes the status, the menu is enough.
  const leadsOn = Object.values(actions.commands).some(({ to }) => to !== undefined);
  const steps = leadsOn ? nextSteps(actions, record, may, factsHere()).slice(0, edits ? most - 1 : most) : [];
  return (
    <>
      {edits && (
        <Button
          className="head-action"
          variant={steps.length > 0 ? 'outlined' : 'contained'}
          component={Link}
          to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {steps.toReversed().map((step) => (
        <StepButton key={step.name} step={step} record={record} isPrimary={step === steps[0]} />
      ))}
      <ActionsButton record={record} />
    </>
  );
}

interface StepButtonProps extends Pick<HeadActionsProps, 'record'> {
  readonly step: NextStep | NextGroup;
  readonly isPrimary: boolean;
}

/** Opens a dialog, a form, or a group of the menu. */
function StepButton({ step, record, isPrimary }: StepButtonProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, openDialog, openMenu } = useActions();
  const { name } = step;
  const words = `resources.${resource}.actions.${name}`;
  if ('group' in step) {
    return (
      <Button
        className="head-action"
        variant={isPrimary ? 'contained' : 'outlined'}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openMenu(record, currentTarget, name)}
      >
        {translate(`${words}.name`)}
      </Button>
    );
  }
  const { action, isRepeated } = step;
  const isMain = isPrimary && !isRepeated && !action.isFinal;
  const look = { className: 'head-action', variant: isMain ? 'contained' : 'outlined' } as const;
  const word = translate(`${words}.${isRepeated ? 'again' : 'name'}`);
  return action.opens === undefined ? (
    <Button {...look} onClick={() => openDialog(record, name)}>
      {word}
    </Button>
  ) : (
    <Button {...look} component={Link} to={formPath(createPath, resource, action.opens, record.id)}>
      {word}
    </Button>
  );
}
