import { addressOf } from '../../domain/schema/urlOf.ts';
import type { Template } from '../../schemas/parts/templates/template.ts';
import templates from '../../schemas/resources/templates/invoice-templates.ts';
import type { Http } from '../http.ts';

/** The made-up invoices that show a template. */
export const templateSamples = ['short', 'long', 'difficult'] as const;

export type TemplateSample = (typeof templateSamples)[number];

/** A template to draw without storing it, with a made-up invoice, or with one of the company. */
export interface TemplatePreview {
  readonly content: Template;
  readonly locale: string;
  readonly sample?: TemplateSample | undefined;
  /** The key of an invoice. */
  readonly invoice?: string | undefined;
}

/** Returns the address of a template, built-in or own, with a made-up invoice. */
export const sampleAddress = (uuid: string): string =>
  `${addressOf(templates, 'list')}/${encodeURIComponent(uuid)}/sample`;

/** Calls for templates beyond those of every resource. Each call fails with `HttpError`. */
export function templateCalls(http: Http) {
  const path = addressOf(templates, 'list');
  return {
    /** Draws a template: an SVG for each page, which runs and loads nothing. */
    async preview(body: TemplatePreview, signal: AbortSignal): Promise<readonly string[]> {
      const drawn = await http.file(`${path}/preview`, { query: { format: 'svg' }, body, signal });
      return (JSON.parse(await drawn.text()) as { readonly pages: readonly string[] }).pages;
    },
    /** Reads the content of a template, built-in or own, as it is exported. */
    async content(uuid: string, signal?: AbortSignal): Promise<Template> {
      const { json } = await http.get(`${path}/${encodeURIComponent(uuid)}/file`, { signal });
      return json as Template;
    },
  };
}
