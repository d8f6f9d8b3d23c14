import type { Content, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js'
import {
  type Line,
  normalizePageMargin,
  normalizePageSize,
  PDFDocument,
  type PdfKitDocument,
  PdfLayoutBuilder,
  PdfRenderer,
  SvgMeasure,
  tableLayouts,
} from './pdfmakeParts.ts'
import { addTag, newTag, type Tag, type TaggedNode, tagContent } from './tags.ts'

/** What a document is set from: pages, styles, content. */
export interface TaggedDocument
  extends Required<
    Pick<
      TDocumentDefinitions,
      'styles' | 'defaultStyle' | 'header' | 'footer' | 'pageBreakBefore' | 'language'
    >
  > {
  readonly pageSize: string
  readonly pageMargins: readonly [left: number, top: number, right: number, bottom: number]
  readonly info: {
    readonly Title: string
    readonly Author: string
    readonly Subject: string
    readonly Creator: string
  }
  readonly content: Content[]
}

export interface FontFiles {
  readonly fonts: TFontDictionary
  /** Of all files of this machine. */
  readonly mayRead: (path: string) => boolean
}

/**
 * A PDF with its structure: headings, paragraphs, tables with their headings, pictures with what they show. What repeats on pages is
 * marked as no part of it.
 *
 * @see ISO 32000-1:2008, 14.7 and 14.8
 */
export function taggedPdf(
  document: TaggedDocument,
  { fonts, mayRead }: FontFiles,
): Promise<Buffer> {
  const page = normalizePageSize(document.pageSize)
  const pdf = new PDFDocument(
    fonts,
    {},
    {},
    {},
    {
      size: [page.width, page.height],
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      compress: true,
      lang: document.language,
      fontLayoutCache: true,
      bufferPages: false,
      autoFirstPage: false,
      info: document.info,
      font: null,
    },
    null,
    mayRead,
  )
  const root = tagContent(document.content)
  const layout = new NodeLayout(page, normalizePageMargin(document.pageMargins), new SvgMeasure())
  layout.registerTableLayouts(tableLayouts)
  const pages = layout.layoutDocument(
    document.content,
    pdf,
    document.styles,
    document.defaultStyle,
    undefined,
    document.header,
    document.footer,
    undefined,
    document.pageBreakBefore,
  )
  const bytes = bytesOf(pdf)
  new TaggedRenderer(pdf, root).renderPages(pages)
  pdf.addStructure(elementOf(pdf, root))
  pdf.end()
  return bytes
}

function bytesOf(pdf: PdfKitDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

/** Lines know the node that they are of. */
class NodeLayout extends PdfLayoutBuilder {
  override buildNextLine(node: TaggedNode): Line | null {
    const line = super.buildNextLine(node)
    if (line) line.node = node
    return line
  }
}

/** Draws each node as content of its tag. */
class TaggedRenderer extends PdfRenderer {
  readonly #pdf: PdfKitDocument
  readonly #toc: Tag | undefined
  /** Where the headings of tables were drawn first: on later pages they are repeated. */
  readonly #pageOfHead = new Map<Tag, object>()

  constructor(pdf: PdfKitDocument, root: Tag) {
    super(pdf, undefined)
    this.#pdf = pdf
    this.#toc = root.children.find(({ type }) => type === 'TOC')
  }

  override renderLine(line: Line, x: number, y: number): void {
    const tag = line.node?.tag ?? this.#tagOfContents(line)
    this.#marked(tag, () => super.renderLine(line, x, y))
  }

  override renderVector(vector: object): void {
    this.#marked(undefined, () => super.renderVector(vector))
  }

  override renderImage(image: TaggedNode): void {
    this.#marked(image.tag, () => super.renderImage(image))
  }

  override renderSVG(svg: TaggedNode): void {
    this.#marked(svg.tag, () => super.renderSVG(svg))
  }

  /** Of a line that pdfmake made for the table of contents: a name begins an entry, the page number belongs to it. */
  #tagOfContents({ node, _pageNodeRef }: Line): Tag | undefined {
    if (!this.#toc || !node || !('linkToDestination' in node)) return undefined
    const last = this.#toc.children.at(-1)
    return _pageNodeRef && last ? last : addTag(this.#toc, newTag('TOCI'))
  }

  #marked(tag: Tag | undefined, draw: () => void): void {
    const pdf = this.#pdf
    if (tag === undefined || this.#isRepeated(tag)) {
      pdf.markContent('Artifact', { type: tag ? 'Pagination' : 'Layout' })
      draw()
    } else {
      tag.contents.push(pdf.markStructureContent(tag.type))
      draw()
    }
    pdf.endMarkedContent()
  }

  #isRepeated(tag: Tag): boolean {
    if (tag.scope !== 'Column') return false
    const first = this.#pageOfHead.get(tag) ?? this.#pdf.page
    this.#pageOfHead.set(tag, first)
    return first !== this.#pdf.page
  }
}

/** Cells stay where they are empty: a row has as many as its table has columns. */
const isNeeded = ({ type, contents, children }: Tag): boolean =>
  type === 'TD' || type === 'TH' || contents.length > 0 || children.some(isNeeded)

function elementOf(pdf: PdfKitDocument, tag: Tag): object {
  const { type, alt, scope, contents, children } = tag
  return pdf.struct(
    type,
    { ...(alt !== undefined && { alt }), ...(scope !== undefined && { scope }) },
    [...contents, ...children.filter(isNeeded).map((child) => elementOf(pdf, child))],
  )
}
