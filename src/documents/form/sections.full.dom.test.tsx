import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { unfold } from '../../../tests/support/documentForm.tsx';
import { lineWith, scenarioWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { ExporterLine } from '../parties/ExporterLine.tsx';
import { EmailSection } from '../recipients/EmailSection.tsx';
import { invoiceForm } from './drafts.testing.ts';
import type { FormValues } from './documentForm.ts';
import { SaveBar } from '../saving/SaveBar.tsx';
import { Entered } from './Entered.testing.tsx';

const withheld = scenarioWith(tributeWith({ value: '15', is_origin: false }));
const lines = [lineWith({ price: '1000', scenario: withheld })];

describe('the notification by e-mail', () => {
  const inputs = () => [
    screen.getByRole<HTMLInputElement>('textbox', { name: /Nome do destinatário/ }),
    screen.getByRole<HTMLInputElement>('combobox', { name: /E-mails do destinatário/ }),
  ];

  it('has name and addresses only if it is enabled', async () => {
    await renderInConsole(
      <Entered>
        <EmailSection />
      </Entered>,
    );
    unfold();
    expect(inputs().map(({ disabled }) => disabled)).toEqual([true, true]);
    await userEvent.click(screen.getByLabelText('Enviar por e-mail ao emitir'));
    expect(inputs().map(({ disabled, required }) => [disabled, required])).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  const contact = { uuid: 'c-1', responsible_name: 'Grace Lee', responsible_email: 'grace@client.test' };
  const open = async (values: Partial<FormValues>) => {
    const answers = { 'GET /api/v2/entities/c-1': { json: contact } };
    const section = (
      <Entered values={{ service_buyer_uuid: 'c-1', ...values }}>
        <EmailSection />
      </Entered>
    );
    await renderInConsole(section, { answers });
    unfold();
    await userEvent.click(screen.getByLabelText('Enviar por e-mail ao emitir'));
  };

  it('goes to the contact of the client', async () => {
    await open({});
    expect(await screen.findByDisplayValue('Grace Lee')).toBe(inputs()[0]);
    screen.getByText('grace@client.test');
  });

  describe('of a new document', () => {
    const clients = {
      'c-1': { uuid: 'c-1', name: 'Blue Harbor', responsible_email: 'grace@client.test' },
      'c-2': { uuid: 'c-2', name: 'Norte', responsible_name: 'Rui' },
    };
    const answers = Object.fromEntries(
      Object.entries(clients).map(([uuid, json]) => [`GET /api/v2/entities/${uuid}`, { json }]),
    );
    function ClientChoice() {
      const { setValue } = useFormContext();
      return Object.keys(clients).map((uuid) => (
        <button key={uuid} type="button" onClick={() => setValue('service_buyer_uuid', uuid)}>
          {uuid}
        </button>
      ));
    }
    const show = async () => {
      await renderInConsole(
        <Entered isNew>
          <ClientChoice />
          <EmailSection />
        </Entered>,
        { answers },
      );
      unfold();
    };
    const choose = (uuid: string) => userEvent.click(screen.getByRole('button', { name: uuid }));
    const mail = () => screen.getByLabelText<HTMLInputElement>('Enviar por e-mail ao emitir');

    it('is on if the client has an address, to its contact or else its name', async () => {
      await show();
      expect(mail().checked).toBe(false);
      await choose('c-1');
      await screen.findByDisplayValue('Blue Harbor');
      screen.getByText('grace@client.test');
      expect(mail().checked).toBe(true);
      await choose('c-2');
      await waitFor(() => expect(mail().checked).toBe(false));
      expect(screen.queryByText('grace@client.test')).toBeNull();
    });

    it('stays as the user decides, also when the client changes', async () => {
      await show();
      await choose('c-1');
      await screen.findByText('grace@client.test');
      await userEvent.click(mail());
      await choose('c-2');
      await waitFor(() => expect(screen.queryByText('grace@client.test')).toBeNull());
      await choose('c-1');
      await screen.findByText('grace@client.test');
      expect(mail().checked).toBe(false);
    });
  });

  it('keeps recipients that were entered', async () => {
    await open({ responsible_name: 'Ada' });
    await screen.findByDisplayValue('Ada');
    expect(screen.queryByText('grace@client.test')).toBeNull();
  });
});

describe('the bar at the bottom', () => {
  const bar = <SaveBar current={invoiceForm.savings[0]} onSave={() => undefined} />;

  it.each([
    ['BRL', /R\$\s850,00/, /R\$\s1\.000,00/],
    ['JPY', /JP¥\s850$/, /JP¥\s1\.000$/],
    ['KWD', /KWD\s850,000/, /KWD\s1\.000,000/],
  ])('shows in %s what the exporter receives and what the importer pays', async (currency, receives, pays) => {
    await renderInConsole(
      <Entered values={{ currency }} lines={lines}>
        {bar}
      </Entered>,
    );
    const region = within(screen.getByRole('region', { name: 'Totais e salvamento' }));
    expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(receives),
      expect.stringMatching(pays),
    ]);
  });
});

describe('the exporter', () => {
  it('is shown with its tax id in the format of its country', async () => {
    const exporter = {
      uuid: 'u',
      name: 'Acme Ltda',
      nif: '11222333000181',
      country: 'BR',
      allowsRetroactive: false,
      leadDays: 10,
    };
    await renderInConsole(<ExporterLine exporter={exporter} />);
    expect(screen.getByRole('group', { name: 'Exportador' }).textContent).toBe('ExportadorAcme Ltda11.222.333/0001-81');
  });

  it('is shown without values that it does not have', async () => {
    await renderInConsole(
      <ExporterLine exporter={{ uuid: 'u', name: 'Nova', allowsRetroactive: false, leadDays: 10 }} />,
    );
    expect(screen.getByRole('group', { name: 'Exportador' }).textContent).toBe('ExportadorNova');
  });
});
