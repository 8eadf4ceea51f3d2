import en from '../../locales/en/document.json' with { type: 'json' };
import es from '../../locales/es/document.json' with { type: 'json' };
import pt from '../../locales/pt/document.json' with { type: 'json' };
import figuresEn from '../../locales/en/figures.json' with { type: 'json' };
import figuresEs from '../../locales/es/figures.json' with { type: 'json' };
import figuresPt from '../../locales/pt/figures.json' with { type: 'json' };
import type { DocumentLocale } from './request.ts';

/**
 * The texts of a document, with the names of figures that all screens share; the files of all languages have the same
 * keys.
 */
export type Labels = typeof pt & { readonly figures: typeof figuresPt };

const labels: Record<DocumentLocale, Labels> = {
  pt: { ...pt, figures: figuresPt },
  en: { ...en, figures: figuresEn },
  es: { ...es, figures: figuresEs },
};

/** Returns the texts of a document in a language. */
export function labelsOf(locale: DocumentLocale): Labels {
  return labels[locale];
}

/** Fills the `%{name}` placeholders of a label. Throws for a placeholder without a value. */
export function fill(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for %{${name}} in "${label}"`);
    return value;
  });
}
