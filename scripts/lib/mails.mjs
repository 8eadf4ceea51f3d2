/** MJML as HTML that mail programs draw alike. Throws where the source is wrong. */
export async function compileMail(source) {
  const { Engine } = await import('mrml');
  const engine = new Engine();
  // Mails load nothing, fonts neither.
  engine.setRenderOptions({ disableComments: false, fonts: {} });
  const { type, content, data } = engine.toHtml(source);
  if (type !== 'success') throw new Error(`The layout of mails cannot be compiled: ${JSON.stringify(data)}`);
  return `${content}\n`;
}
