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

type Scratch = 'credit-notes' | 'quotes';

/** The texts of credit notes and quotes. */
export const texts: Readonly<Record<Language, Readonly<Record<Scratch, DocumentTexts>>>> = {
  pt: {
    'credit-notes': {
      name: 'Nota de crédito |||| Notas de crédito',
      empty: 'Nenhuma nota de crédito encontrada',
      invite: 'Devolva valores já faturados.',
      create: 'Nova nota de crédito',
      lines: 'Itens',
      fields: { reason: 'Motivo' },
      values: { status: { draft: 'Rascunho', issued: 'Emitida', cancelled: 'Cancelada' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Emitir', done: 'Nota de crédito emitida' },
        cancel: { name: 'Cancelar', done: 'Nota de crédito cancelada' },
        publicLink: { name: 'Link público' },
        duplicate: { name: 'Duplicar' },
      },
    },
    quotes: {
      name: 'Orçamento |||| Orçamentos',
      empty: 'Nenhum orçamento encontrado',
      invite: 'Ofereça serviços antes de faturá-los.',
      create: 'Novo orçamento',
      lines: 'Itens',
      fields: { due_date: 'Válido até' },
      values: { status: { draft: 'Rascunho', sent: 'Enviado', accepted: 'Aceito' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Enviar', done: 'Orçamento enviado' },
        accept: { name: 'Registrar aceite', done: 'Orçamento aceito' },
      },
    },
  },
  en: {
    'credit-notes': {
      name: 'Credit note |||| Credit notes',
      empty: 'No credit notes found',
      invite: 'Give back amounts that were invoiced.',
      create: 'New credit note',
      lines: 'Items',
      fields: { reason: 'Reason' },
      values: { status: { draft: 'Draft', issued: 'Issued', cancelled: 'Canceled' } },
      actions: {
        edit: { name: 'Edit' },
        issue: { name: 'Issue', done: 'Credit note issued' },
        cancel: { name: 'Cancel', done: 'Credit note canceled' },
        publicLink: { name: 'Public link' },
        duplicate: { name: 'Duplicate' },
      },
    },
    quotes: {
      name: 'Quote |||| Quotes',
      empty: 'No quotes found',
      invite: 'Offer work before it is invoiced.',
      create: 'New quote',
      lines: 'Items',
      fields: { due_date: 'Valid until' },
      values: { status: { draft: 'Draft', sent: 'Sent', accepted: 'Accepted' } },
      actions: {
        edit: { name: 'Edit' },
        issue: { name: 'Send', done: 'Quote sent' },
        accept: { name: 'Record acceptance', done: 'Quote accepted' },
      },
    },
  },
  es: {
    'credit-notes': {
      name: 'Nota de crédito |||| Notas de crédito',
      empty: 'Ninguna nota de crédito encontrada',
      invite: 'Devuelva importes ya facturados.',
      create: 'Nueva nota de crédito',
      lines: 'Conceptos',
      fields: { reason: 'Motivo' },
      values: { status: { draft: 'Borrador', issued: 'Emitida', cancelled: 'Anulada' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Emitir', done: 'Nota de crédito emitida' },
        cancel: { name: 'Anular', done: 'Nota de crédito anulada' },
        publicLink: { name: 'Enlace público' },
        duplicate: { name: 'Duplicar' },
      },
    },
    quotes: {
      name: 'Presupuesto |||| Presupuestos',
      empty: 'Ningún presupuesto encontrado',
      invite: 'Ofrezca servicios antes de facturarlos.',
      create: 'Nuevo presupuesto',
      lines: 'Conceptos',
      fields: { due_date: 'Válido hasta' },
      values: { status: { draft: 'Borrador', sent: 'Enviado', accepted: 'Aceptado' } },
      actions: {
        edit: { name: 'Editar' },
        issue: { name: 'Enviar', done: 'Presupuesto enviado' },
        accept: { name: 'Registrar la aceptación', done: 'Presupuesto aceptado' },
      },
    },
  },
};
