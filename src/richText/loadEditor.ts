/** The editor, whose code comes once a form has a text for it. */
export const loadEditor = async () => (await import('./editor/Editor.tsx')).Editor;
