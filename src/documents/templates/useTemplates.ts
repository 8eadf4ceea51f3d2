import { useCatalogue } from '../../kinds/shared/useCatalogue.ts';
import type { TemplateChoice } from './templateChoice.ts';

/** Loads all templates of the company, the default first. */
export const useTemplates = () => useCatalogue<TemplateChoice>('invoice-templates');
