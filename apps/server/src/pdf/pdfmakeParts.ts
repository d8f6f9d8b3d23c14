import { createRequire } from 'node:module'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { MarkedContent, TaggedNode } from './tags.ts'

/** The writer of PDF files below pdfmake (PDFKit 0.19), as far as structure is concerned. */
export interface PdfKitDocument {
  readonly page: object
  markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): void
  markStructureContent(tag: string): MarkedContent
  endMarkedContent(): void
  struct(
    type: string,
    options: { readonly alt?: string; readonly scope?: string },
    children: readonly object[],
  ): object
  addStructure(element: object): void
  on(event: 'data', listener: (chunk: Uint8Array) => void): void
  on(event: 'end', listener: () => void): void
  on(event: 'error', listener: (error: Error) => void): void
  end(): void
}

/** A line of text on a page; `node` is that of the document which it is of. */
export interface Line {
  node?: TaggedNode
  /** Set of the page numbers in a table of contents. */
  readonly _pageNodeRef?: object
}

interface LayoutBuilder {
  registerTableLayouts(layouts: object): void
  layoutDocument(
    content: Content,
    pdf: PdfKitDocument,
    styles: TDocumentDefinitions['styles'],
    defaultStyle: TDocumentDefinitions['defaultStyle'],
    background: undefined,
    header: TDocumentDefinitions['header'],
    footer: TDocumentDefinitions['footer'],
    watermark: undefined,
    pageBreakBefore: TDocumentDefinitions['pageBreakBefore'],
  ): readonly object[]
  buildNextLine(node: TaggedNode): Line | null
}

interface Renderer {
  renderPages(pages: readonly object[]): void
  renderLine(line: Line, x: number, y: number): void
  renderVector(vector: object): void
  renderImage(image: TaggedNode): void
  renderSVG(svg: TaggedNode): void
}

interface PageSize {
  readonly width: number
  readonly height: number
}

type Margins = readonly [left: number, top: number, right: number, bottom: number]

const load = createRequire(import.meta.url)

/** The parts that pdfmake 0.3 is made of: only between them can content be marked, its own printer marks none. */
export const {
  default: PDFDocument,
}: {
  readonly default: new (
    fonts: object,
    images: object,
    patterns: object,
    attachments: object,
    options: object,
    virtualFiles: null,
    mayRead: (path: string) => boolean,
  ) => PdfKitDocument
} = load('pdfmake/js/PDFDocument.js')

export const {
  default: PdfLayoutBuilder,
}: {
  readonly default: new (
    page: PageSize,
    margins: { readonly [Side in 'left' | 'top' | 'right' | 'bottom']: number },
    svgMeasure: object,
  ) => LayoutBuilder
} = load('pdfmake/js/LayoutBuilder.js')

export const {
  default: PdfRenderer,
}: {
  readonly default: new (pdf: PdfKitDocument, progress: undefined) => Renderer
} = load('pdfmake/js/Renderer.js')

export const { default: SvgMeasure }: { readonly default: new () => object } = load(
  'pdfmake/js/SVGMeasure.js',
)

export const {
  normalizePageSize,
  normalizePageMargin,
}: {
  readonly normalizePageSize: (name: string) => PageSize
  readonly normalizePageMargin: (margins: Margins) => {
    readonly [Side in 'left' | 'top' | 'right' | 'bottom']: number
  }
} = load('pdfmake/js/PageSize.js')

export const { tableLayouts }: { readonly tableLayouts: object } = load(
  'pdfmake/js/tableLayouts.js',
)
