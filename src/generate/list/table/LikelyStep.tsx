import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { nextSteps } from '../../../../domain/actions/nextSteps.ts';
import { useCreatePath } from '../../../data/createPath.ts';
import { iconOf } from '../../../shell/display/icons.ts';
import { formPath } from '../../actions/formPath.ts';
import { type ActedRecord, useActions } from '../../actions/useActions.ts';
import { factsHere } from '../../facts.ts';
import './rowActions.css';

/** The most likely action of a record: its word, in narrow tables its icon. A plain button, because there are many. */
export function LikelyStep({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { resource, actions, may, titleOf, openDialog, openMenu } = useActions();
  const [step] = nextSteps(actions, record, may, factsHere());
  if (!step) return null;
  const { name } = step;
  const words = `resources.${resource}.actions.${name}`;
  const word = translate(`${words}.${'isRepeated' in step && step.isRepeated ? 'again' : 'name'}`);
  const Icon = iconOf('group' in step ? step.group.icon : step.action.icon);
  const act = (button: HTMLElement) => {
    if ('group' in step) openMenu(record, button, name);
    else if (step.action.opens === undefined) openDialog(record, name);
    else void navigate(formPath(createPath, resource, step.action.opens, record.id));
  };
  return (
    <button
      type="button"
      className="row-step"
      aria-label={translate('generate.row.step', { action: word, name: titleOf(record) })}
      aria-haspopup={'group' in step ? 'menu' : undefined}
      title={word}
      onClick={({ currentTarget }) => act(currentTarget)}
    >
      <Icon />
      <span>{word}</span>
    </button>
  );
}
