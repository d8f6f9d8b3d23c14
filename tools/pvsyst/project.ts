import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hoursOfYear, type PvsystFile, readPvsystFile } from '@duet/formats'
import { type HourlyExport, hourlyExport } from './hourlyExport.ts'
import { type ReportFacts, reportFacts } from './reportText.ts'
import { comparedVariant, type Variant } from './variant.ts'

/** A file of PVsyst that has to be of a kind. */
function readAs<K extends PvsystFile['kind']>(
  path: string,
  kind: K,
): Extract<PvsystFile, { readonly kind: K }> {
  const file = readPvsystFile(readFileSync(path), basename(path))
  if (isOf(file, kind)) return file
  throw new Error(`${path} is a ${file.kind}, expected a ${kind}`)
}

const isOf = <K extends PvsystFile['kind']>(
  file: PvsystFile,
  kind: K,
): file is Extract<PvsystFile, { readonly kind: K }> => file.kind === kind

/** Text of reports and exports: UTF-8, else Windows-1252. */
function readText(path: string): string {
  const bytes = readFileSync(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A folder of a PVsyst 7 project: its files below `project/`, reports as text and hourly exports beside. */
export interface PvsystProject {
  readonly name: string
  /** Of the ground, January first, fractions. */
  readonly albedoByMonth: readonly number[]
  /** Coldest air of string sizing, °C. */
  readonly coldestAirC: number | undefined
  readonly variants: readonly ProjectVariant[]
  /** Module files of the folder, by file name. */
  readonly panFiles: ReadonlyMap<string, Uint8Array>
  /** Wind of the weather file, m/s, [8760]; undefined where there is none. */
  readonly windMPerS: Float64Array | undefined
}

/** A variant, and what lies with it. */
export interface ProjectVariant extends Variant {
  readonly report: ReportFacts
  /** Its hourly export; undefined where there is none. */
  readonly exported: HourlyExport | undefined
}

/**
 * Reads every variant of a project.
 *
 * @throws Error for a folder without a project, without variants, or with a variant that has no report
 */
export function readProject(dir: string): PvsystProject {
  if (!existsSync(dir)) throw new Error(`nothing was compared: ${dir} is not there`)
  const inner = existsSync(join(dir, 'project')) ? join(dir, 'project') : dir
  const files = readdirSync(inner).sort()
  const projectFile = files.find((file) => /\.PRJ$/i.test(file))
  if (projectFile === undefined) throw new Error(`${inner} holds no project file (.PRJ)`)
  const settings = readAs(join(inner, projectFile), 'project')
  const reports = outerFiles(dir, /report.*\.txt$/i).map(reportFacts)
  const exports = outerFiles(dir, /hourly.*\.csv$/i).map(hourlyExport)
  const variants = files
    .filter((file) => /\.VC[0-9A-Z]$/i.test(file))
    .map((file) => {
      const read = readAs(join(inner, file), 'variant')
      const variant = comparedVariant(file.slice(-3).toUpperCase(), read)
      return withCompanions(variant, reports, exports)
    })
  if (variants.length === 0) throw new Error(`${inner} holds no variant (.VC0, .VC1 …)`)
  return {
    name: settings.name,
    albedoByMonth: settings.albedoByMonth ?? [],
    coldestAirC: settings.designTemperaturesC.voltageLimit ?? undefined,
    variants,
    panFiles: new Map(
      files
        .filter((file) => /\.PAN$/i.test(file))
        .map((file) => [file, new Uint8Array(readFileSync(join(inner, file)))]),
    ),
    windMPerS: windOf(inner, files),
  }
}

function outerFiles(dir: string, pattern: RegExp): readonly string[] {
  return readdirSync(dir)
    .sort()
    .filter((file) => pattern.test(file))
    .map((file) => readText(join(dir, file)))
}

function withCompanions(
  variant: Variant,
  reports: readonly ReportFacts[],
  exports: readonly HourlyExport[],
): ProjectVariant {
  const report = reports.find(({ variant: name }) => name === variant.name)
  if (!report) throw new Error(`no report is of the variant ${variant.id} "${variant.name}"`)
  return {
    ...variant,
    report,
    exported: exports.find(({ variant: name }) => name === variant.name),
  }
}

function windOf(inner: string, files: readonly string[]): Float64Array | undefined {
  const file = files.find((name) => /\.MET$/i.test(name))
  const wind = file === undefined ? undefined : readAs(join(inner, file), 'meteo').series['WindVel']
  return wind && hoursOfYear(wind)
}
