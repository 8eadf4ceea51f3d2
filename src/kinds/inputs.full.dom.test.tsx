import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { useWatch } from 'react-hook-form';
import type { Kind } from '../../schemas/kind.ts';
import type { Property } from '../../domain/schema/property.ts';
import { renderInConsole } from '../../tests/support/console.tsx';
import type { Language } from '../../domain/languages.ts';
import { kinds } from './registry.ts';

interface Entered {
  readonly kind: Kind;
  readonly property?: Property;
  readonly value?: unknown;
  readonly language?: Language;
}

function Kept() {
  return <output data-testid="kept">{JSON.stringify(useWatch({ name: 'field' }) ?? null)}</output>;
}

async function renderInput({ kind, property = {}, value, language = 'pt' }: Entered) {
  const { Input } = kinds[kind];
  await renderInConsole(
    <Form defaultValues={{ field: value }}>
      <Input resource="scenarios" path="tributes.value" property={property} source="field" label="Campo" />
      <Kept />
    </Form>,
    { language },
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
  const kept = (): unknown => JSON.parse(screen.getByTestId('kept').textContent ?? '');
  return { input, kept, user: userEvent.setup() };
}

describe('a figure', () => {
  it.each([
    ['pt', '1234,5', '1.234,5'],
    ['pt', '1,234.5', '1.234,5'],
    ['en', '1234.5', '1,234.5'],
    ['es', '12345,25', '12.345,25'],
  ] as const)('typed in %s as %s is shown as %s and stored as decimal text', async (language, typed, shown) => {
    const { input, kept, user } = await renderInput({ kind: 'decimal', language });
    await user.type(input, typed);
    await user.tab();
    expect(input.value).toBe(shown);
    expect(kept()).toMatch(/^\d+\.\d+$/);
  });

  it('accepts no sign and no letters', async () => {
    const { input, kept, user } = await renderInput({ kind: 'decimal' });
    await user.type(input, '-1e2x');
    expect(input.value).toBe('12');
    expect(kept()).toBe('12');
  });

  it('of money shows two decimals, keeps them on focus, and loses its grouping on change', async () => {
    const { input, kept, user } = await renderInput({ kind: 'money', value: '1080' });
    await user.tab();
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['1.080,00', 0, 8]);
    input.setSelectionRange(3, 3);
    await user.keyboard('9');
    expect([input.value, input.selectionStart, kept()]).toEqual(['10980,00', 3, '10980.00']);
    await user.keyboard('x{Backspace}{Backspace}5');
    expect([input.value, input.selectionStart, kept()]).toEqual(['1580,00', 2, '1580.00']);
    await user.clear(input);
    await user.tab();
    expect(kept()).toBeNull();
  });

  it('is selected when it gets the focus, so that typing replaces it', async () => {
    const { input, kept, user } = await renderInput({ kind: 'money', value: '1080.00' });
    act(() => input.focus());
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 8]);
    await user.keyboard('50');
    expect(kept()).toBe('50');
  });

  it('that is an integer is stored as a number; other text is kept and refused', async () => {
    const { input, kept, user } = await renderInput({ kind: 'integer', property: { type: 'integer' } });
    await user.type(input, '12');
    expect(kept()).toBe(12);
    await user.type(input, ',5');
    expect(kept()).toBe('12.5');
  });
});

describe('a date', () => {
  it.each([
    ['pt', '09032026', '09/03/2026'],
    ['es', '09032026', '09/03/2026'],
    ['en', '20260309', '2026/03/09'],
  ] as const)('in %s is typed into its mask', async (language, typed, shown) => {
    const { input, kept, user } = await renderInput({ kind: 'date', language });
    await user.type(input, typed);
    expect(input.value).toBe(shown);
    expect(kept()).toBe('2026-03-09');
    await user.tab();
    expect(input.value).toBe(shown);
  });

  it('is replaced by what is typed after the click that enters its field; another click places the caret', async () => {
    const { input, kept, user } = await renderInput({ kind: 'date', value: '2026-12-29' });
    await user.pointer([{ target: input, offset: 4, keys: '[MouseLeft]' }]);
    await user.keyboard('30/11/2026');
    expect(kept()).toBe('2026-11-30');
    await user.pointer([{ target: input, offset: 2, keys: '[MouseLeft]' }]);
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2]);
  });

  it.each([
    ['0903', '09/03'],
    ['31022026', '31/02/2026'],
  ])('typed as %s keeps unparsable text and reports it', async (typed, stays) => {
    const { input, kept, user } = await renderInput({ kind: 'date', value: '2026-01-01' });
    await user.clear(input);
    await user.type(input, typed);
    fireEvent.blur(input);
    expect(input.value).toBe(stays);
    expect(kept()).toBe(stays);
  });

  it('can be deleted character by character', async () => {
    const { input, user } = await renderInput({ kind: 'date', value: '2026-03-09' });
    await user.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input.value).toBe('09/03');
  });

  it('can be picked from the calendar', async () => {
    const { kept } = await renderInput({ kind: 'date' });
    const calendar = document.querySelector<HTMLInputElement>('input[type=date]');
    fireEvent.change(calendar ?? document.body, { target: { value: '2028-02-29' } });
    expect(kept()).toBe('2028-02-29');
    expect(screen.getByRole('button', { name: 'Escolher no calendário: Campo' })).toBeTruthy();
  });

  it('opens its calendar by Alt and the arrow; its button is no tab stop', async () => {
    const showPicker = vi.fn();
    Object.defineProperty(HTMLInputElement.prototype, 'showPicker', { value: showPicker, configurable: true });
    const { input, user } = await renderInput({ kind: 'date' });
    await user.click(input);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(showPicker).toHaveBeenCalledOnce();
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  });

  it('with a time is stored as an instant', async () => {
    const { input, kept, user } = await renderInput({ kind: 'instant' });
    await user.type(input, '090320261530');
    expect(input.value).toBe('09/03/2026 15:30');
    expect(kept()).toBe(new Date(2026, 2, 9, 15, 30).toISOString());
  });
});

describe('a text', () => {
  it.each([
    ['text', '  Acme  ', 'Acme'],
    ['email', ' ana@acme.test ', 'ana@acme.test'],
  ] as const)('of kind %s is trimmed on blur', async (kind, typed, kept) => {
    const entered = await renderInput({ kind, property: { type: 'string' } });
    await entered.user.type(entered.input, typed);
    await entered.user.tab();
    expect(entered.kept()).toBe(kept);
  });

  it('that is cleared is absent', async () => {
    const { input, kept, user } = await renderInput({ kind: 'text', value: 'Acme' });
    await user.clear(input);
    expect(kept()).toBeNull();
  });
});
