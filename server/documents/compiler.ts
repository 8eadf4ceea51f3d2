import { NodeCompiler, type CompileDocArgs } from '@myriaddreamin/typst-ts-node-compiler';
import { coverageOf } from './coverage.ts';
import type { LegalRequest } from './legal/texts.ts';
import { legalView } from './legal/view.ts';
import { usableLogo } from './logo.ts';
import { printableAll } from './printable.ts';
import type { DocumentRequest } from './request.ts';
import { programOf, readFonts, readPrograms } from './templates.ts';
import { splitPages } from './svgPages.ts';
import { documentView } from './view.ts';

/** Draws documents, one at a time and synchronously: about ten milliseconds a page pair, hence run in `worker.ts`. */
export interface Compiler {
  /** A tagged PDF/A-3a, the same bytes for the same request. */
  pdf(request: DocumentRequest): Buffer;
  /** The same pages as SVG, one a page. */
  pages(request: DocumentRequest): string[];
  /** A legal text as a tagged PDF/A-3a, created on the first day of its version's month. */
  legal(request: LegalRequest): Buffer;
}

/** A folder that does not exist: the programs see what is mapped into it and nothing of the machine. */
const sealed = '/sealed';

/** Loads fonts and programs, which takes about a tenth of a second. */
export function createCompiler(): Compiler {
  const fonts = readFonts();
  const covered = fonts.map(coverageOf).reduce((all, points) => all.union(points));
  const typst = NodeCompiler.create({ workspace: sealed, fontArgs: [{ fontBlobs: fonts }] });
  for (const [file, source] of readPrograms()) typst.addSource(`${sealed}/${file}`, source);

  /**
   * Typst compiles and exports in one call: a compiled document handed to JavaScript would keep its memory, of
   * which the garbage collector knows nothing. What it remembers of earlier documents is dropped as well.
   */
  function draw<T>(request: DocumentRequest, output: (source: CompileDocArgs) => T): T {
    const view = printableAll(documentView(request.invoice, request.locale), (point) => covered.has(point));
    const mainFilePath = `${sealed}/${programOf(request.template)}`;
    const inputs = { view: JSON.stringify(view) };
    const logo = request.logo && usableLogo(request.logo);
    try {
      return withLogo(logo, (picture) => output({ mainFilePath, inputs: { ...inputs, ...picture } }));
    } catch (error) {
      throw new Error(`the document does not compile: ${reasonOf(error)}`, { cause: error });
    } finally {
      typst.evictCache(0);
    }
  }

  /** Draws with the logo and, where Typst or PDF/A refuse the picture (torn, CMYK), without it. */
  function withLogo<T>(logo: ReturnType<typeof usableLogo>, output: (inputs: { logo?: string }) => T): T {
    if (!logo) return output({});
    const path = `${sealed}/${logo.name}`;
    typst.mapShadow(path, logo.bytes);
    try {
      return output({ logo: logo.name });
    } catch {
      return output({});
    } finally {
      typst.unmapShadow(path);
    }
  }

  return {
    pdf: (request) => {
      const creationTimestamp = Date.parse(request.invoice.created) / 1000;
      return draw(request, (source) => typst.pdf(source, { pdfStandard: 'a-3a', creationTimestamp }));
    },
    pages: (request) => draw(request, (source) => splitPages(typst.svg(source))),
  };
}

/** Typst's errors say why in their `code`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message;
  return String(error);
}
