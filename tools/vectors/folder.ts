import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonNames } from '../program.ts'
import {
  type ModelAnswer,
  parseVectorFile,
  REFERENCE_MODELS,
  type ReferenceModel,
  runVectors,
  type VectorFile,
  type VectorRun,
  yearModel,
} from '../reference/index.ts'
import { type FileAnswers, fileAnswers, RefusedFile } from './fileAnswers.ts'

/** How one reference file was met. */
export type FileResult =
  | {
      readonly name: string
      readonly kind: 'run'
      readonly run: VectorRun
      /** Columns and words of a file that the product does not store, so that nothing is compared. */
      readonly left?: readonly string[]
    }
  /** The product's reader does not take the file that its inputs name, and says why. */
  | { readonly name: string; readonly kind: 'refused'; readonly reason: string }
  /** No function of the project gives this model. */
  | { readonly name: string; readonly kind: 'unanswered' }
  /** A file that its inputs name is not there. */
  | { readonly name: string; readonly kind: 'skipped'; readonly missing: string }
  /** It cannot be read as a reference file. */
  | { readonly name: string; readonly kind: 'broken'; readonly reason: string }

export interface Folder {
  /** Holds the reference files. */
  readonly dir: string
  /** Holds the files of others that `inputs.file` names, `shared/data/...` in the published vectors. */
  readonly data: string
}

const dataFile = (path: string, { data }: Folder): string =>
  join(data, path.replace(/^shared\/data\//, ''))

/**
 * Names of the reference files of a folder, without `.json`. Weather of the end-to-end years is input to those and
 * stands for no model.
 *
 * @throws Error when the folder is not there or holds no reference file
 */
export function vectorNames(dir: string): readonly string[] {
  return jsonNames(dir, (file) => !file.startsWith('e2e_weather_'))
}

/** Runs one reference file of the folder through the product. */
export async function runVectorFile(name: string, folder: Folder): Promise<FileResult> {
  let file: VectorFile
  try {
    file = readVectorFile(join(folder.dir, `${name}.json`))
  } catch (error) {
    return { name, kind: 'broken', reason: messageOf(error) }
  }
  const missing = missingFile(file, folder)
  if (missing !== undefined) return { name, kind: 'skipped', missing }
  try {
    const read = await fileAnswers(name, file, (path) => readFileSync(dataFile(path, folder)))
    if (read) return { name, kind: 'run', run: runAnswers(read), left: read.unanswered }
  } catch (error) {
    if (error instanceof RefusedFile) return { name, kind: 'refused', reason: error.message }
    return { name, kind: 'run', run: failedRun(file, messageOf(error)) }
  }
  const model = modelOf(name, folder)
  if (model === undefined) return { name, kind: 'unanswered' }
  return { name, kind: 'run', run: runVectors(file, model) }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

function runAnswers({ file, answers }: FileAnswers): VectorRun {
  const byInputs = new Map(file.cases.map(({ inputs }, index) => [inputs, answers[index] ?? {}]))
  return runVectors(file, (inputs) => byInputs.get(inputs) ?? {})
}

/** The run of a file that cannot be answered at all. */
const failedRun = ({ cases }: VectorFile, message: string): VectorRun => ({
  cases: cases.length,
  compared: 0,
  failed: cases.length,
  worst: Number.POSITIVE_INFINITY,
  failures: [message],
})

function modelOf(name: string, { dir }: Folder): ModelAnswer | ReferenceModel | undefined {
  const known = REFERENCE_MODELS[name]
  if (known) return known
  if (name.startsWith('e2e_')) {
    return yearModel((file) => {
      const weather = readVectorFile(join(dir, file)).cases[0]
      if (!weather) throw new Error(`${file} holds no weather`)
      return weather.inputs
    })
  }
  return undefined
}

function readVectorFile(path: string): VectorFile {
  return parseVectorFile(JSON.parse(readFileSync(path, 'utf8')))
}

/** The first file that the cases name and that is not there. */
function missingFile(file: VectorFile, folder: Folder): string | undefined {
  for (const { inputs } of file.cases) {
    const { file: input, weather_file: weather } = inputs.text
    const named = [
      ...(input === undefined ? [] : [dataFile(input, folder)]),
      ...(weather === undefined ? [] : [join(folder.dir, weather)]),
    ]
    const missing = named.find((path) => !existsSync(path))
    if (missing !== undefined) return missing
  }
  return undefined
}
