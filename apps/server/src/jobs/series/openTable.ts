import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { type ByteSource, ProblemLog, weatherHead, xlsxTable } from '@duet/formats'
import { parquetText } from './parquetText.ts'

/** A table of text, whatever the file was. */
export interface OpenTable {
  /** Of a workbook; empty for other files. */
  readonly sheets: readonly string[]
  readonly sheet: string | undefined
  /** The first lines, about a megabyte. */
  readonly head: () => Promise<readonly string[]>
  readonly text: () => ByteSource
  /** Removes what was made to read it. */
  readonly close: () => Promise<void>
}

const HEAD_LINES = 20_000

/** Opens a file of text (packed or not), an Excel workbook or Parquet. @throws WeatherFileError for what is none of them */
export async function openTable(path: string, sheet: string | undefined): Promise<OpenTable> {
  const first = await firstBytes(path)
  refuseOldOffice(first)
  if (isParquet(first)) return textTable(await parquetText(path))
  if (!isWorkbook(first)) return textTable({ path, remove: async () => undefined })
  const table = await xlsxTable(await readFile(path), sheet)
  return {
    sheets: table.sheets,
    sheet: table.sheet,
    head: async () => table.lines.slice(0, HEAD_LINES),
    text: () => withEnds(table.lines),
    close: async () => undefined,
  }
}

function textTable({
  path,
  remove,
}: {
  readonly path: string
  readonly remove: () => Promise<void>
}): OpenTable {
  return {
    sheets: [],
    sheet: undefined,
    head: () => weatherHead(createReadStream(path)),
    text: () => createReadStream(path),
    close: remove,
  }
}

function* withEnds(lines: readonly string[]): Generator<string> {
  for (const line of lines) yield `${line}\n`
}

/** With the directory of an old Office file, where it mostly lies. */
const HEAD_BYTES = 1024 * 1024

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isParquet = (first: Buffer): boolean => first.toString('latin1', 0, 4) === 'PAR1'

/** Before the name of a file in a zip archive. */
const LOCAL_HEADER_BYTES = 30

/** A zip archive whose first file is a part of a workbook. */
function isWorkbook(first: Buffer): boolean {
  if (first.length < LOCAL_HEADER_BYTES || first.toString('latin1', 0, 4) !== 'PK\u0003\u0004')
    return false
  const name = first.toString(
    'latin1',
    LOCAL_HEADER_BYTES,
    LOCAL_HEADER_BYTES + first.readUInt16LE(26),
  )
  return /^(\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|xl\/)/.test(name)
}

/** The container of old workbooks is that of encrypted new ones. */
function refuseOldOffice(first: Buffer): void {
  if (first.toString('hex', 0, 4) !== 'd0cf11e0') return
  const isEncrypted = first.includes(Buffer.from('EncryptedPackage', 'utf16le'))
  const message = isEncrypted
    ? 'The workbook is protected by a password. Save it without one and choose that file.'
    : 'The file is an old Excel workbook (.xls). Save it as .xlsx or CSV and choose that file.'
  new ProblemLog().fail({ code: 'not_text', message })
}
