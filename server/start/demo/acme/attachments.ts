import type { DemoFile } from '../plan/shape.ts';

export const timesheet: DemoFile = {
  name: 'Relatório de horas',
  lines: [
    'Relatório de horas',
    'Acme Software Ltda · Blue Harbor Inc. · Portal do cliente',
    'Semana 1: 9 h de desenvolvimento, 3 h de consultoria',
    'Semana 2: 10 h de desenvolvimento, 4 h de consultoria',
    'Semana 3: 8 h de desenvolvimento, 2 h de consultoria',
    'Semana 4: 9 h de desenvolvimento, 3 h de consultoria',
    'Total: 36 h de desenvolvimento, 12 h de consultoria',
  ],
};

export const attendance: DemoFile = {
  name: 'Lista de presença',
  lines: [
    'Lista de presença',
    'Ribera Sur Logística S.A. · Treinamento da equipe, 16 horas',
    'Lucía Fernández',
    'Martín Sosa',
    'Carolina Píriz',
    'Diego Olivera',
  ],
};

export const order: DemoFile = {
  name: 'Purchase order 4500187332',
  lines: [
    'Purchase order 4500187332',
    'Blue Harbor Inc., 350 Fifth Avenue, New York',
    'Supplier: Acme Software Ltda, São Paulo',
    '8 monthly licences at USD 49.00',
    'Approved by Grace Lee',
  ],
};
