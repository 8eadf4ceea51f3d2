/** Loads the editor on demand. */
export const loadEditor = async () => (await import('./editor/Editor.tsx')).Editor;
