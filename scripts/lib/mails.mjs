/** Compiles MJML to HTML. Throws if the source is invalid. */
export async function compileMail(source) {
  const { Engine } = await import('mrml');
  const engine = new Engine();
  // Mails load nothing, including fonts.
  engine.setRenderOptions({ disableComments: false, fonts: {} });
  const { type, content, data } = engine.toHtml(source);
  if (type !== 'success') throw new Error(`The layout of mails cannot be compiled: ${JSON.stringify(data)}`);
  return `${content}\n`;
}
