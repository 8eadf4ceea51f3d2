import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormContext, type Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormLock } from './FormLock.tsx';

const fields = ['country', 'nif', 'name'] as const;

function Fields() {
  const { register } = useFormContext();
  return fields.map((name) => <input key={name} aria-label={name} {...register(name)} />);
}

function Tested({ resolver }: { readonly resolver: Resolver }) {
  const form = useForm({ resolver, mode: 'onTouched' });
  return (
    <FormProvider {...form}>
      <FormLock>
        <Fields />
      </FormLock>
    </FormProvider>
  );
}

it('touched fields are validated again when another changed, and not when one is left unchanged', async () => {
  const validated: string[] = [];
  const resolver: Resolver = (values, _context, { names = [] }) => {
    validated.push(names.join('+'));
    return { values, errors: {} };
  };
  const user = userEvent.setup();
  render(<Tested resolver={resolver} />);
  await user.type(screen.getByLabelText('country'), 'pt');
  await user.tab();
  await user.tab();
  validated.length = 0;
  await user.tab({ shift: true });
  expect(validated).toEqual(['name']);
  validated.length = 0;
  await user.keyboard('9');
  await user.tab();
  expect(validated).toEqual(['nif', 'nif', 'country+nif+name']);
});
