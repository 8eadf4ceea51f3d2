/** The default template of the company; there always is one. */
export { TemplateReference as default } from '../../../../documents/templates/TemplateReference.tsx';
