import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { coverageOf } from './coverage.ts';
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
}

/** A folder that does not exist: the programs see what is mapped into it and nothing of the machine. */
const sealed = '/sealed';

/** Loads fonts and programs, which takes about a tenth of a second. */
export function createCompiler(): Compiler {
  const fonts = readFonts();
  const coverages = fonts.map(coverageOf);
  const covers = (codePoint: number) => coverages.some((points) => points.has(codePoint));
  const typst = NodeCompiler.create({ workspace: sealed, fontArgs: [{ fontBlobs: fonts }] });
  for (const [file, source] of readPrograms()) typst.addSource(`${sealed}/${file}`, source);

  function compile(request: DocumentRequest, logo: string | undefined): NodeTypstDocument {
    const view = printableAll(documentView(request.invoice, request.locale), covers);
    const inputs = { view: JSON.stringify(view), ...(logo && { logo }) };
    const compiled = typst.compile({ mainFilePath: `${sealed}/${programOf(request.template)}`, inputs });
    if (compiled.result) return compiled.result;
    const error = compiled.takeError();
    throw new Error(
      `the document does not compile: ${error ? JSON.stringify(typst.fetchDiagnostics(error)) : 'no reason given'}`,
    );
  }

  /** Draws with the logo and, where Typst or PDF/A refuse the picture (torn, CMYK), without it. */
  function draw<T>(request: DocumentRequest, output: (document: NodeTypstDocument) => T): T {
    const logo = request.logo && usableLogo(request.logo);
    if (!logo) return output(compile(request, undefined));
    typst.mapShadow(`${sealed}/${logo.name}`, logo.bytes);
    try {
      return output(compile(request, logo.name));
    } catch {
      return output(compile(request, undefined));
    } finally {
      typst.unmapShadow(`${sealed}/${logo.name}`);
    }
  }

  /** Typst's memory of earlier documents grows without bound, and helps none of the next. */
  function forgetting<T>(work: () => T): T {
    try {
      return work();
    } finally {
      typst.evictCache(0);
    }
  }

  return {
    pdf: (request) =>
      forgetting(() =>
        draw(request, (document) =>
          typst.pdf(document, { pdfStandard: 'a-3a', creationTimestamp: Date.parse(request.invoice.created) / 1000 }),
        ),
      ),
    pages: (request) => forgetting(() => draw(request, (document) => splitPages(typst.svg(document)))),
  };
}
