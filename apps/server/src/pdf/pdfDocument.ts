import { createRequire } from 'node:module'
import path from 'node:path'
import type { Content, ContentImage } from 'pdfmake/interfaces.js'
import { MARGIN_PT, type Paper } from './paper.ts'
import { LINE, withRole } from './reportTables.ts'
import { FALLBACK_FONT, inFonts } from './reportText.ts'
import { type FontFiles, type TaggedDocument, taggedPdf } from './taggedPdf.ts'
import type { TaggedNode } from './tags.ts'

const SOFT = '#46525e'

/** Below a heading, so that what it is of begins on its page. */
const ROOM_PT = { section: 150, part: 90 } as const

export interface ReportDocument {
  readonly paper: Paper
  /** Of the file, and at the top of every page but the first. */
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly creator: string
  /** At the foot of every page, beside its number. */
  readonly footer: string
  readonly content: Content[]
}

/** A report as a tagged PDF with embedded fonts, charts as vectors and texts that can be selected. */
export async function pdfBytes(report: ReportDocument): Promise<Uint8Array> {
  return new Uint8Array(await taggedPdf(documentOf(report), fontFiles()))
}

/** Files of the fonts, which alone may be read. */
function fontFiles(): FontFiles {
  const { resolve } = createRequire(import.meta.url)
  const roboto = path.join(path.dirname(resolve('pdfmake/package.json')), 'fonts/Roboto')
  const unifont = path.join(
    path.dirname(resolve('@fontsource/unifontex/package.json')),
    'files/unifontex-latin-400-normal.woff',
  )
  const file = (name: string): string => path.join(roboto, `Roboto-${name}.ttf`)
  return {
    fonts: {
      Roboto: {
        normal: file('Regular'),
        bold: file('Medium'),
        italics: file('Italic'),
        bolditalics: file('MediumItalic'),
      },
      [FALLBACK_FONT]: { normal: unifont, bold: unifont, italics: unifont, bolditalics: unifont },
    },
    mayRead: (name) => name === unifont || name.startsWith(roboto),
  }
}

const documentOf = (report: ReportDocument): TaggedDocument => ({
  pageSize: report.paper,
  pageMargins: [MARGIN_PT, 56, MARGIN_PT, 52],
  language: 'en',
  info: {
    Title: report.title,
    Author: report.author,
    Subject: report.subject,
    Creator: report.creator,
  },
  defaultStyle: { font: 'Roboto', fontSize: 9, color: '#1d242b', lineHeight: 1.15 },
  styles: {
    h1: { fontSize: 15, bold: true, margin: [0, 10, 0, 6] },
    h2: { fontSize: 10.5, bold: true, margin: [0, 6, 0, 2] },
    head: { bold: true, color: SOFT },
    note: { fontSize: 8, color: SOFT, margin: [0, 0, 0, 8] },
  },
  header: (page) => (page === 1 ? '' : headerOf(report.title)),
  footer: (page, pages) => footerOf(report.footer, page, pages),
  pageBreakBefore: ({ headlineLevel, startPosition: { pageInnerHeight, verticalRatio } }) =>
    headlineLevel !== undefined &&
    pageInnerHeight * (1 - verticalRatio) < (headlineLevel === 1 ? ROOM_PT.section : ROOM_PT.part),
  content: report.content,
})

const headerOf = (title: string): Content => ({
  text: inFonts(title.length > 110 ? `${title.slice(0, 108)}…` : title),
  margin: [MARGIN_PT, 24, MARGIN_PT, 0],
  fontSize: 8,
  color: SOFT,
})

const footerOf = (text: string, page: number, pages: number): Content => ({
  margin: [MARGIN_PT, 14, MARGIN_PT, 0],
  fontSize: 8,
  color: SOFT,
  columns: [
    { text, width: '*' },
    { text: `Page ${page} of ${pages}`, alignment: 'right', width: 80 },
  ],
})

interface CoverNames {
  readonly organization: string
  /** 'Energy yield report' */
  readonly kind: string
  readonly name: string
  readonly detail: string
  /** A picture beside the organisation, as a data URL. */
  readonly logo?: string | undefined
}

/** Most that a logo takes of the page, pt. */
const LOGO_PT: [width: number, height: number] = [170, 44]

function logoImage(logo: string, organization: string): ContentImage {
  const image: ContentImage & TaggedNode = {
    image: logo,
    fit: LOGO_PT,
    width: LOGO_PT[0],
    alignment: 'right',
    alt: `Logo of ${organization}`,
  }
  return image
}

/** What stands at the top of the first page. */
export const coverNames = ({ organization, kind, name, detail, logo }: CoverNames): Content[] => [
  {
    columns: [
      { text: inFonts(organization), fontSize: 11, color: SOFT },
      ...(logo === undefined ? [] : [logoImage(logo, organization)]),
    ],
    margin: [0, 0, 0, 12],
  },
  { text: kind, fontSize: 13, color: '#1a6da8', bold: true, margin: [0, 0, 0, 6] },
  withRole('H1', {
    text: inFonts(name),
    fontSize: 26,
    bold: true,
    lineHeight: 1.05,
    margin: [0, 0, 0, 6],
  }),
  { text: inFonts(detail), fontSize: 14, margin: [0, 0, 0, 12] },
]

/** Figures side by side, each over what it is. */
export function keyFigures(figures: readonly (readonly [value: string, label: string])[]): Content {
  return {
    margin: [0, 0, 0, 22],
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingTop: () => 7,
      paddingBottom: () => 7,
      paddingLeft: () => 0,
      paddingRight: () => 0,
    },
    table: {
      widths: figures.map(() => '*'),
      body: [
        figures.map(([value, label]) => ({
          stack: [
            { text: value, fontSize: 14, bold: true },
            { text: label, fontSize: 8, color: SOFT },
          ],
        })),
      ],
    },
  }
}
