import { existsSync, globSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, extname, isAbsolute, join, resolve } from 'node:path'
import { AppError } from '@duet/contract'
import { UsageError } from '../command.ts'
import { inputFile, STANDARD_INPUT } from '../terminal/inputFile.ts'
import type { FieldChange } from './plantVariant.ts'
import { readVariants } from './variantTable.ts'

/** A plant that is to be run. */
export interface PlantTask {
  /** As the table of results names it. */
  readonly plant: string
  /** Its document, or the one that it varies. */
  readonly file: string
  readonly changes: readonly FieldChange[]
  /** Its own weather file; undefined: that of the run. */
  readonly weather: string | undefined
}

const TABLE = new Set(['.csv', '.tsv'])
const PATTERN = /[*?[\]{}]/

/**
 * The plants that arguments name: documents, folders of documents (`*.json`), patterns, `@list` with an argument on each line,
 * tables of variants (CSV), `-` for a document on standard input.
 *
 * @param base - what the variants of a table vary that does not say it itself
 * @throws UsageError for a list within a list; AppError INVALID_INPUT for what names no plant; the error of the file system
 */
export async function plantTasks(
  named: readonly string[],
  base: string | undefined,
): Promise<readonly PlantTask[]> {
  const listed = await Promise.all(named.map(withList))
  const varied = base === undefined ? undefined : await inputFile(base)
  const tasks: PlantTask[] = []
  for (const one of listed.flat()) tasks.push(...(await tasksOf(one, varied)))
  if (tasks.length === 0) throw new AppError('INVALID_INPUT', `${named.join(', ')} names no plant.`)
  return tasks
}

async function withList(named: string): Promise<readonly string[]> {
  if (!named.startsWith('@')) return [named]
  const list = named.slice(1)
  const text = await readFile(await inputFile(list), 'utf8')
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (entries.some((line) => line.startsWith('@')))
    throw new UsageError(`${list} names another list; give both on the command line`)
  const folder = list === '-' ? '.' : dirname(list)
  return entries.map((line) => (line === '-' || isAbsolute(line) ? line : join(folder, line)))
}

async function tasksOf(named: string, base: string | undefined): Promise<readonly PlantTask[]> {
  if (named === '-') return [{ ...document(await inputFile(named)), plant: STANDARD_INPUT }]
  // a file whose name has the signs of a pattern is a file
  if (PATTERN.test(named) && !existsSync(named)) return found(named, globSync(named))
  if ((await stat(named)).isDirectory()) return found(named, await documentsOf(named))
  if (!TABLE.has(extname(named).toLowerCase())) return [document(named)]
  return variantsOf(named, base)
}

const document = (file: string): PlantTask => ({
  plant: file,
  file,
  changes: [],
  weather: undefined,
})

async function documentsOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder)
  return names.filter((name) => extname(name) === '.json').map((name) => join(folder, name))
}

function found(named: string, files: readonly string[]): readonly PlantTask[] {
  if (files.length === 0) throw new AppError('INVALID_INPUT', `${named} has no plant documents.`)
  return files.toSorted().map(document)
}

async function variantsOf(table: string, base: string | undefined): Promise<readonly PlantTask[]> {
  const beside = (file: string): string => resolve(dirname(table), file)
  const variants = readVariants(table, await readFile(table, 'utf8'))
  return variants.map(({ name, plant, weather, changes }) => {
    const file = plant === undefined ? base : beside(plant)
    if (file === undefined)
      throw new UsageError(`say which plant ${table} varies with --base, or in a column 'plant'`)
    return {
      plant: name,
      file,
      changes,
      weather: weather === undefined ? weather : beside(weather),
    }
  })
}
