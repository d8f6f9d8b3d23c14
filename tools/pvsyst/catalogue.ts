import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of a component catalogue as distributed with SAM, values as text by the names of its first line. */
export type CatalogueRow = Readonly<Record<string, string>>

/** The public lists of modules and inverters, newest first. */
export interface Catalogue {
  readonly modules: readonly CatalogueRow[]
  readonly inverters: readonly CatalogueRow[]
}

/** Reads the newest `…cec-modules…csv` and `…cec-inverters…csv` of a folder; empty lists where there are none. */
export function readCatalogue(dir: string): Catalogue {
  return {
    modules: newest(dir, /cec-modules.*\.csv$/i),
    inverters: newest(dir, /cec-inverters.*\.csv$/i),
  }
}

function newest(dir: string, pattern: RegExp): readonly CatalogueRow[] {
  const file = existsSync(dir)
    ? readdirSync(dir)
        .sort()
        .findLast((name) => pattern.test(name))
    : undefined
  if (file === undefined) return []
  const [head = '', , , ...lines] = readFileSync(join(dir, file), 'utf8').split(/\r?\n/)
  const names = head.split(',')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(',')
      return Object.fromEntries(names.map((name, i) => [name, cells[i] ?? '']))
    })
}

/** Letters and digits alone, small: catalogues and reports disagree about blanks, dashes and dots. */
function code(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** The module whose model (its name less the maker's) opens the model of a report, the longest of several. */
export function findModule({ modules }: Catalogue, model: string): CatalogueRow | undefined {
  const wanted = code(model)
  const modelOf = (row: CatalogueRow): string =>
    code((row['Name'] ?? '').slice((row['Manufacturer'] ?? '').length))
  return modules
    .filter((row) => modelOf(row).length > 5 && wanted.startsWith(modelOf(row)))
    .sort((a, b) => modelOf(b).length - modelOf(a).length)[0]
}

/** The inverter whose name, less the AC voltage in brackets, ends with the model of a report. */
export function findInverter({ inverters }: Catalogue, model: string): CatalogueRow | undefined {
  const wanted = code(model)
  return inverters.find((row) => code((row['Name'] ?? '').replace(/\[.*\]/, '')).endsWith(wanted))
}

/** @throws Error naming the column without a number */
export function columnNumber(row: CatalogueRow, name: string): number {
  const value = Number(row[name])
  if (row[name] === undefined || row[name] === '' || Number.isNaN(value)) {
    throw new Error(`the catalogue gives no number for "${name}" of ${row['Name']}`)
  }
  return value
}
