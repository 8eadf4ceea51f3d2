import type { Language } from '../../../domain/languages.ts';

/** The own texts of a document in one language. */
export interface DocumentTexts {
  readonly name: string;
  readonly empty: string;
  readonly invite: string;
  readonly create: string;
  readonly lines: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly values: { readonly status: Readonly<Record<string, string>> };
  readonly actions: Readonly<Record<string, { readonly name: string; readonly done?: string }>>;
}

type Scratch = 'delivery-notes' | 'estimates';

/** The texts of delivery notes and estimates. */
export const texts: Readonly<Record<Language, Readonly<Record<Scratch, DocumentTexts>>>> = {
  pt: {
    'delivery-notes': {
      name: 'Nota de entrega |||| Notas de entrega',
      empty: 'Nenhuma nota de entrega encontrada',
      invite: 'Registre o que foi entregue.',
      create: 'Nova nota de entrega',
      lines: 'Itens',
      fields: { reason: 'Motivo', full_number: 'Número', series_uuid: 'Série' },
      values: { status: { draft: 'Rascunho', issued: 'Emitida', cancelled: 'Cancelada' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Emitir', done: 'Nota de entrega emitida' },
        cancel: { name: 'Cancelar', done: 'Nota de entrega cancelada' },
        publicLink: { name: 'Link público' },
        duplicate: { name: 'Duplicar' },
      },
    },
    estimates: {
      name: 'Estudo |||| Estudos',
      empty: 'Nenhum estudo encontrado',
      invite: 'Ofereça serviços antes de faturá-los.',
      create: 'Novo estudo',
      lines: 'Itens',
      fields: { due_date: 'Válido até' },
      values: { status: { draft: 'Rascunho', sent: 'Enviado', accepted: 'Aceito' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Enviar', done: 'Estudo enviado' },
        accept: { name: 'Registrar aceite', done: 'Estudo aceito' },
      },
    },
  },
  en: {
    'delivery-notes': {
      name: 'Delivery note |||| Delivery notes',
      empty: 'No delivery notes found',
      invite: 'Record what was delivered.',
      create: 'New delivery note',
      lines: 'Items',
      fields: { reason: 'Reason', full_number: 'Number', series_uuid: 'Series' },
      values: { status: { draft: 'Draft', issued: 'Issued', cancelled: 'Canceled' } },
      actions: {
        edit: { name: 'Edit' },
        issue: { name: 'Issue', done: 'Delivery note issued' },
        cancel: { name: 'Cancel', done: 'Delivery note canceled' },
        publicLink: { name: 'Public link' },
        duplicate: { name: 'Duplicate' },
      },
    },
    estimates: {
      name: 'Estimate |||| Estimates',
      empty: 'No estimates found',
      invite: 'Offer work before it is invoiced.',
      create: 'New estimate',
      lines: 'Items',
      fields: { due_date: 'Valid until' },
      values: { status: { draft: 'Draft', sent: 'Sent', accepted: 'Accepted' } },
      actions: {
        edit: { name: 'Edit' },
        issue: { name: 'Send', done: 'Estimate sent' },
        accept: { name: 'Record acceptance', done: 'Estimate accepted' },
      },
    },
  },
  es: {
    'delivery-notes': {
      name: 'Nota de entrega |||| Notas de entrega',
      empty: 'Ninguna nota de entrega encontrada',
      invite: 'Registre lo que se entregó.',
      create: 'Nueva nota de entrega',
      lines: 'Conceptos',
      fields: { reason: 'Motivo', full_number: 'Número', series_uuid: 'Serie' },
      values: { status: { draft: 'Borrador', issued: 'Emitida', cancelled: 'Anulada' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Emitir', done: 'Nota de entrega emitida' },
        cancel: { name: 'Anular', done: 'Nota de entrega anulada' },
        publicLink: { name: 'Enlace público' },
        duplicate: { name: 'Duplicar' },
      },
    },
    estimates: {
      name: 'Estudio |||| Estudios',
      empty: 'Ningún estudio encontrado',
      invite: 'Ofrezca servicios antes de facturarlos.',
      create: 'Nuevo estudio',
      lines: 'Conceptos',
      fields: { due_date: 'Válido hasta' },
      values: { status: { draft: 'Borrador', sent: 'Enviado', accepted: 'Aceptado' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Enviar', done: 'Estudio enviado' },
        accept: { name: 'Registrar la aceptación', done: 'Estudio aceptado' },
      },
    },
  },
};
