import { NodeCompiler, type CompileDocArgs } from '@myriaddreamin/typst-ts-node-compiler';
import type { Template } from '../../schemas/parts/templates/template.ts';
import { defaultBudgets } from '../limits/budgets.ts';
import type { FileContent } from '../files/content.ts';
import { finishPdf } from '../files/pdf/finishPdf.ts';
import { builtInTemplate, defaultTemplate, designOf } from './builtIn/builtIn.ts';
import { effortOf, TooMuchEffort, type Output } from './effort.ts';
import { startsWithTitle } from './layout/blocks.ts';
import { directed } from './text/direction.ts';
import { families, pathOf, readFamily, readLetters } from './text/families.ts';
import { layoutView } from './layout/layout.ts';
import { measuresOf, millimetre, paperWidths } from './layout/measures.ts';
import { measureTables } from './layout/tables.ts';
import type { LegalRequest } from './legal/texts.ts';
import { legalView } from './legal/view.ts';
import { usableLogo } from './logo.ts';
import { breakPoint, printableAll, longestRun } from './text/printable.ts';
import type { ReminderRequest } from './reminder/request.ts';
import { reminderView } from './reminder/view.ts';
import type { ReceiptRequest } from './receipt/request.ts';
import { receiptView } from './receipt/view.ts';
import type { DocumentRequest } from './request.ts';
import { readPrograms } from './programs.ts';
import { splitPages } from './pages/svgPages.ts';
import type { StatementRequest } from './statement/request.ts';
import { statementView } from './statement/view.ts';
import { rulerOf, widthsOf, type Ruler } from './text/widths.ts';

/**
 * Draws documents synchronously, one at a time, about ten milliseconds for two pages; hence it runs in `worker.ts`.
 * Throws `TooMuchEffort` for a document beyond the compiler's limit.
 */
export interface Compiler {
  /** Returns an archivable and accessible PDF (PDF/A-3a, PDF/UA-1); the same request gives the same bytes. */
  pdf(request: DocumentRequest): Buffer;
  /** Returns the same pages as SVG, one string a page; each glyph is outlined on the first page that uses it. */
  pages(request: DocumentRequest): Iterable<string>;
  /** The same with a path for each row of letters: several times as long, and shown faster. */
  joinedPages(request: DocumentRequest): Iterable<string>;
  /** Returns a receipt as such a PDF, dated the day of payment, and its pages as SVG. */
  receipt(request: ReceiptRequest): Buffer;
  receiptPages(request: ReceiptRequest): Iterable<string>;
  /** Returns a statement of account as such a PDF, dated its last day. */
  statement(request: StatementRequest): Buffer;
  /** Returns a reminder as such a PDF, dated its day. */
  reminder(request: ReminderRequest): Buffer;
  /** Returns a legal text as such a PDF, dated the first day of its version's month. */
  legal(request: LegalRequest): Buffer;
}

/** A folder that does not exist: programs read only mapped files, nothing of the machine. */
const sealed = '/sealed';

interface Drawing {
  program: 'document.typ' | 'receipt.typ' | 'statement.typ' | 'reminder.typ' | 'legal.typ';
  /** Its theme and page. */
  design: Pick<Template, 'theme' | 'page'>;
  /** Whether a title precedes its headings; so by default. */
  isTitled?: boolean;
  /** All its texts are printable. */
  view: unknown;
  /** Their widths determine the sizes of large texts. */
  largeTexts: readonly string[];
  logo?: FileContent;
}

/** Loads fonts and programs, which takes less than a tenth of a second. `mostEffort` is in milliseconds. */
export function createCompiler(mostEffort = defaultBudgets.documentEffort): Compiler {
  const letters = readLetters();
  const rulerFor = (name: string) => rulerOf(readFamily(name));
  /** Of the font of most text. */
  const rulers: Readonly<Record<Template['theme']['font'], Ruler>> = {
    sans: rulerFor('Ultramar Sans'),
    serif: rulerFor('Ultramar Serif'),
    compact: rulerFor('Ultramar Compact'),
  };
  // Files are read when a document needs them. Fonts of the machine come after ours.
  const fontPaths = families.flatMap(({ files }) => files.map(pathOf));
  const typst = NodeCompiler.create({ workspace: sealed, fontArgs: [{ fontPaths }] });
  for (const [file, source] of readPrograms()) typst.addSource(`${sealed}/${file}`, source);

  /**
   * Typst compiles and exports in one call: a compiled document passed to JavaScript would keep native memory that the
   * garbage collector does not track. The compiler's cache of earlier documents is cleared too.
   */
  function draw<T>(
    { program, design, isTitled = true, view, largeTexts, logo }: Drawing,
    output: (source: CompileDocArgs, isBroken: boolean) => T,
  ): T {
    const { theme, page } = design;
    const withDirections = directed(view);
    const shown = JSON.stringify(withDirections ?? view);
    const hasBreaks = shown.includes(breakPoint);
    // The formats of a note may break a word too.
    const isBroken = hasBreaks || shown.includes('"breaks":true');
    const inputs = {
      design: JSON.stringify({ theme, page, isTitled }),
      view: shown,
      scripts: JSON.stringify(letters.familiesFor(shown)),
      ...(hasBreaks && { breaks: '' }),
      ...(withDirections !== undefined && { directions: '' }),
      widths: JSON.stringify(widthsOf(largeTexts, rulers[theme.font])),
    };
    const mainFilePath = `${sealed}/${program}`;
    try {
      const picture = logo && usableLogo(logo);
      return withLogo(picture, (named) => output({ mainFilePath, inputs: { ...inputs, ...named } }, isBroken));
    } catch (error) {
      throw new Error(`the document does not compile: ${reasonOf(error)}`, { cause: error });
    } finally {
      typst.evictCache(0);
    }
  }

  /** Draws with the logo, or without it if Typst or PDF/A rejects the picture (truncated, CMYK). */
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

  /** The date is the document's own, so that the same request gives the same bytes. */
  function pdf(drawing: Drawing, day: string): Buffer {
    const creationTimestamp = Date.parse(day) / 1000;
    return finishPdf(draw(drawing, (source) => typst.pdf(source, { pdfStandard: 'a-3a', creationTimestamp })));
  }

  const print = <View>(view: View, longest?: number): View => printableAll(view, letters.covers, longest);

  function drawingOf({ template, locale, document, logo }: DocumentRequest, output: Output): Drawing {
    const design = designOf(template);
    const view = print(layoutView(design, document, locale), longestRunIn(design));
    if (effortOf(view, output, mostEffort) > mostEffort)
      throw new TooMuchEffort(`drawing would take more than ${mostEffort} ms`);
    const { title, payment, totals } = view;
    return {
      program: 'document.typ',
      design,
      isTitled: startsWithTitle(design.blocks),
      view: measureTables(view, measuresOf(design, rulers[design.theme.font])),
      largeTexts: [title, payment?.amount ?? '', totals.pay.amount],
      logo,
    };
  }

  function receiptOf(request: ReceiptRequest): Drawing {
    const view = print(receiptView(request), narrowRun);
    const { title, payment } = view;
    const design = designOf(request.template);
    return { program: 'receipt.typ', design, view, largeTexts: [title, payment.amount], logo: request.logo };
  }

  function statementDrawing(request: StatementRequest): Drawing {
    const view = print(statementView(request), narrowRun);
    const design = designOf(request.template);
    return { program: 'statement.typ', design, view, largeTexts: [view.title], logo: request.logo };
  }

  function reminderDrawing(request: ReminderRequest): Drawing {
    const view = print(reminderView(request), narrowRun);
    const design = designOf(request.template);
    return { program: 'reminder.typ', design, view, largeTexts: [view.title], logo: request.logo };
  }

  return {
    pdf: (request) => pdf(drawingOf(request, 'pdf'), request.document.created),
    pages: (request) =>
      draw(drawingOf(request, 'html'), (source, isBroken) => splitPages(typst.svg(source), { isBroken })),
    joinedPages: (request) =>
      draw(drawingOf(request, 'html'), (source, isBroken) =>
        splitPages(typst.svg(source), { isJoined: true, isBroken }),
      ),
    receipt: (request) => pdf(receiptOf(request), request.receipt.paid_on),
    receiptPages: (request) =>
      draw(receiptOf(request), (source, isBroken) => splitPages(typst.svg(source), { isBroken })),
    statement: (request) => pdf(statementDrawing(request), request.statement.to),
    reminder: (request) => pdf(reminderDrawing(request), request.day),
    legal: (request) => {
      const design = builtInTemplate(defaultTemplate);
      return pdf(
        { program: 'legal.typ', design, view: print(legalView(request)), largeTexts: [] },
        `${request.version}-01`,
      );
    },
  };
}

/** Typst has the reason of an error in its `code`. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message;
  return String(error);
}

/** The least width between the margins for columns of ordinary width, in ems. */
const ordinaryWidth = 58;
/** The letters of a line in the narrowest columns that `typst/theme.typ` allows. Longer than any name in a view. */
const narrowRun = 16;

/** Returns the longest run of letters that fits into all columns of a template; longer ones may break. */
function longestRunIn({ theme, page, blocks }: Template): number {
  const ems = ((paperWidths[page.paper] - 2 * page.margin.x) * millimetre) / theme.size;
  const hasNarrow = blocks.some((one) => one.type === 'columns' || (one.type === 'facts' && one.fields.length > 4));
  return hasNarrow || ems < ordinaryWidth ? narrowRun : longestRun;
}
