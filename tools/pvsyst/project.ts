import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HourlyExport, hourlyExport } from './hourlyExport.ts'
import { type ReportFacts, reportFacts } from './reportText.ts'
import { numberList, optionalNumber, pvsystSettings } from './settings.ts'
import { storedSeries } from './storedSeries.ts'
import { readVariant, type Variant } from './variant.ts'

/** Text that PVsyst wrote: UTF-8 in version 7, Windows-1252 before and in exports. */
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
  const settings = pvsystSettings(readText(join(inner, projectFile)))
  const reports = outerFiles(dir, /report.*\.txt$/i).map(reportFacts)
  const exports = outerFiles(dir, /hourly.*\.csv$/i).map(hourlyExport)
  const variants = files
    .filter((file) => /\.VC[0-9A-Z]$/i.test(file))
    .map((file) => {
      const variant = readVariant(file.slice(-3).toUpperCase(), readText(join(inner, file)))
      return withCompanions(variant, reports, exports)
    })
  if (variants.length === 0) throw new Error(`${inner} holds no variant (.VC0, .VC1 …)`)
  return {
    name: settings.fields.get('Comment') ?? projectFile,
    albedoByMonth: numberList(settings.fields.get('Albedo')),
    coldestAirC: optionalNumber(settings, 'DesignTempMin'),
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
  return file === undefined
    ? undefined
    : storedSeries(readText(join(inner, file))).get('WindVel')?.hourly
}
