import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** A step of setting up. */
export interface Step {
  readonly name: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done; absent for users who may not do it. */
  readonly to: string | undefined;
  readonly onOpen?: () => void;
}

/** Steps in their order; those that are open lead to where they are done. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  const translate = useTranslate();
  return (
    <ol className="home-steps">
      {steps.map(({ name, text, isDone, to, onOpen }) => (
        <li key={name}>
          {isDone ? <CheckCircle color="success" /> : <RadioButtonUnchecked color="secondary" />}
          {isDone || to === undefined ? (
            <span data-done={isDone}>
              {text}
              {isDone && <span className="visually-hidden">{`, ${translate('home.steps.done')}`}</span>}
            </span>
          ) : (
            <MuiLink component={Link} to={to} onClick={onOpen}>
              {text}
            </MuiLink>
          )}
        </li>
      ))}
    </ol>
  );
}
