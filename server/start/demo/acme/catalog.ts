import type { DemoItem } from '../plan/shape.ts';
import { scenarios } from './scenarios.ts';

export const items = {
  consulting: 'Consultoria em software',
  development: 'Desenvolvimento sob medida',
  support: 'Suporte e manutenção',
  licence: 'Licença mensal',
  training: 'Treinamento da equipe',
  hosting: 'Hospedagem gerenciada',
  lateCharge: 'Encargos por atraso',
};

export const catalog: readonly DemoItem[] = [
  { description: items.consulting, unit_code: 'HUR', prices: { USD: '120.00', EUR: '98.00' } },
  { description: items.development, unit_code: 'HUR', prices: { USD: '85.00', EUR: '72.00' } },
  {
    description: items.support,
    en_name: 'Support and maintenance',
    es_name: 'Soporte y mantenimiento',
    unit_code: 'MON',
    prices: { BRL: '4200.00', USD: '890.00', EUR: '740.00' },
  },
  { description: items.licence, unit_code: 'C62', prices: { BRL: '520.00', USD: '39.90' } },
  { description: items.training, unit_code: 'DAY', prices: { USD: '950.00', EUR: '1600.00' } },
  {
    description: items.hosting,
    en_name: 'Managed hosting',
    es_name: 'Alojamiento gestionado',
    unit_code: 'MON',
    prices: { BRL: '2650.00', USD: '980.00' },
  },
  { description: items.lateCharge, unit_code: 'LS', scenario: scenarios.others },
];
