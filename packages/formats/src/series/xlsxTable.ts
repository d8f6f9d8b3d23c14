import { Unzip, UnzipInflate } from 'fflate'
import readXlsxFile, { type CellValue, type SheetData } from 'read-excel-file/universal'
import { ProblemLog, WeatherFileError } from '../weather/file/weatherFileError.ts'

/** A sheet of a workbook as lines of text, its cells between tabs. */
export interface XlsxTable {
  readonly sheets: readonly string[]
  readonly sheet: string
  readonly lines: readonly string[]
}

/** A workbook of that size takes the memory of a reading thread. */
const MOST_UNPACKED_BYTES = 400 * 1024 * 1024

/**
 * Reads a sheet of an Excel workbook: values as they were last computed, dates as `2026-01-31T13:00:00`. Cells with an
 * error are empty.
 *
 * @param wanted - absent: the first sheet that has rows
 * @param mostBytes - of all its parts when they are unpacked
 * @throws WeatherFileError for what is no workbook, is too large when unpacked, or has no such sheet
 */
export async function xlsxTable(
  bytes: Uint8Array,
  wanted?: string,
  mostBytes: number = MOST_UNPACKED_BYTES,
): Promise<XlsxTable> {
  const log = new ProblemLog()
  requireWorkbook(bytes, mostBytes, log)
  const read = await readXlsxFile(bytes.slice().buffer).catch((error: unknown) => {
    if (error instanceof WeatherFileError) throw error
    return log.fail({
      code: 'not_text',
      message: 'The workbook is damaged: its sheets cannot be read. Save it anew as .xlsx.',
    })
  })
  const filled = read.filter(({ data }) => data.length > 0)
  const found = filled.find(({ sheet }) => sheet === wanted) ?? (wanted ? undefined : filled[0])
  const sheets = read.map(({ sheet }) => sheet)
  if (!found) refuseSheet(wanted, sheets, log)
  return { sheets, sheet: found.sheet, lines: linesOf(found.data) }
}

function refuseSheet(
  wanted: string | undefined,
  sheets: readonly string[],
  log: ProblemLog,
): never {
  const message =
    wanted === undefined
      ? 'All sheets of the workbook are empty. Choose another file.'
      : `The workbook has no sheet "${wanted}" with rows. It has: ${sheets.join(', ')}.`
  return log.fail({ code: 'empty_file', message })
}

function linesOf(data: SheetData): readonly string[] {
  return data.map((row) => row.map(cellText).join('\t'))
}

function cellText(value: CellValue | null): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value)
  return String(value).replace(/[\t\r\n]+/g, ' ')
}

/** To the second: days with fractions have no exact ones. A time without a date lies in the year in which days are counted from. */
function dateText(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19)
  if (date.getUTCFullYear() < 1901) return text.slice(11)
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text
}

/** Counts what is unpacked, for the size that an archive says of itself need not be true. */
function requireWorkbook(bytes: Uint8Array, mostBytes: number, log: ProblemLog): void {
  let size = 0
  let isWorkbook = false
  const archive = new Unzip((file) => {
    if (file.name === 'xl/workbook.xml') isWorkbook = true
    file.ondata = (error, data) => {
      if (error) throw error
      size += data.length
      if (size > mostBytes) refuseSize(mostBytes, log)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      archive.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
  } catch (error) {
    if (error instanceof WeatherFileError) throw error
    refuseDamaged(log)
  }
  if (!isWorkbook) refuseDamaged(log)
}

/** A bomb is seen after a little, and not when it has filled the memory. */
const PIECE_BYTES = 65_536

function refuseSize(mostBytes: number, log: ProblemLog): never {
  return log.fail({
    code: 'file_too_large',
    message: `The workbook is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB when it is unpacked. Save the sheet as CSV or Parquet and choose that file.`,
  })
}

function refuseDamaged(log: ProblemLog): never {
  return log.fail({
    code: 'not_text',
    message:
      'The file is no Excel workbook, or one that is damaged or cut short. Save it anew as .xlsx.',
  })
}
