import { useRef, useState } from 'react'
import { capture } from '../../lib/analytics.ts'
import { addTask, removeTask } from '../../lib/backgroundTasks.ts'
import { useCurrentProject } from '../../lib/currentProject.ts'
import {
  CreateEnviroDatasetFromMetFileDocument,
  CreateProjectEnviroDatasetFromCsvFileDocument,
  type DatasetRowFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { uploadToProject } from '../../lib/projectFiles.ts'
import type { FileAnswers } from './fileAnswers.ts'
import {
  type CsvMapping,
  firstMapping,
  type MappingForm,
  type Site,
  toCsvMapping,
} from './mappingForm.ts'
import { readTableHead, type TableHead } from './tableHead.ts'
import { useDatasetsChanged } from './useDatasets.ts'
import { type Refusal, refusalOf } from './weatherRefusal.ts'

export type UploadState =
  | { readonly state: 'choose' }
  | { readonly state: 'sending'; readonly filename: string; readonly fraction: number }
  | { readonly state: 'reading'; readonly filename: string }
  | {
      readonly state: 'refused'
      readonly file: File
      readonly refusal: Refusal
      /** Present where the file is a table whose columns can be named. */
      readonly table: NamedTable | undefined
    }
  | {
      readonly state: 'mapping'
      readonly file: File
      readonly table: NamedTable
      /** What could not be told from the file itself; undefined after a person has named its columns. */
      readonly reason: string | undefined
    }

/** A table of no known layout, and what was said of its columns so far. */
export interface NamedTable {
  readonly head: TableHead
  readonly form: MappingForm
}

/** How a file is to be read: by its layout, or by the columns that a person named. */
export type Reading =
  | { readonly kind: 'layout'; readonly answers: FileAnswers }
  | { readonly kind: 'table'; readonly table: NamedTable }

export interface Upload {
  readonly state: UploadState
  readonly start: (file: File, reading: Reading) => void
  /** Goes on to naming the columns of a refused table. */
  readonly nameColumns: () => void
  /** Back to the choice of a file; what is being sent is given up. */
  readonly reset: () => void
}

/** Sends a weather file to the storage and has the server make a dataset of it. */
export function useUpload(onDone: (dataset: DatasetRowFragment) => void): Upload {
  const project = useCurrentProject()
  const changed = useDatasetsChanged()
  const [state, setState] = useState<UploadState>({ state: 'choose' })
  const running = useRef<AbortController | undefined>(undefined)

  const start = async (file: File, reading: Reading): Promise<void> => {
    const abort = new AbortController()
    running.current = abort
    const show = (next: UploadState): void => {
      if (!abort.signal.aborted) setState(next)
    }
    show({ state: 'sending', filename: file.name, fraction: 0 })
    const taskId = crypto.randomUUID()
    const send = async (report: (fraction: number) => void): Promise<DatasetRowFragment> => {
      const storageKey = await uploadToProject({
        projectId: project.id,
        dir: '/meteo',
        filename: file.name,
        file,
        signal: abort.signal,
        onProgress: (fraction) => {
          report(fraction)
          show({ state: 'sending', filename: file.name, fraction })
        },
      })
      show({ state: 'reading', filename: file.name })
      return createDataset(project.id, storageKey, file.name, reading)
    }
    try {
      const dataset = await addTask({
        id: taskId,
        name: `Upload ${file.name}`,
        type: 'upload',
        run: send,
        link: ({ id }) =>
          `/${project.organization.slug}/project/${project.id}/resources/meteo/${id}`,
      })
      capture('meteo_changed', { change: 'created' })
      await changed()
      if (!abort.signal.aborted) onDone(dataset)
    } catch (error) {
      // The dialog says what was wrong with the file.
      removeTask(taskId)
      show(await refusedState(project, file, error, reading))
    }
  }

  return {
    state,
    start: (file, reading) => void start(file, reading),
    nameColumns: () => {
      if (state.state === 'refused' && state.table !== undefined) {
        setState({ state: 'mapping', file: state.file, table: state.table, reason: undefined })
      }
    },
    reset: () => {
      running.current?.abort()
      setState({ state: 'choose' })
    },
  }
}

/** A table of no known layout goes straight on to its columns; other files are told what is wrong with them. */
async function refusedState(
  site: Site,
  file: File,
  error: unknown,
  reading: Reading,
): Promise<UploadState> {
  const refusal = refusalOf(error)
  const named = reading.kind === 'table' ? reading.table : undefined
  const head = named === undefined ? await readTableHead(file) : named.head
  const table = named ?? (head && { head, form: firstMapping(head, site) })
  return named === undefined && table !== undefined && refusal.kind === 'file'
    ? { state: 'mapping', file, table, reason: refusal.problems[0]?.message }
    : { state: 'refused', file, refusal, table }
}

async function createDataset(
  project_id: string,
  storage_key: string,
  filename: string,
  reading: Reading,
): Promise<DatasetRowFragment> {
  const common = { project_id, storage_key, filename }
  if (reading.kind === 'layout') {
    const { type, alignment, timeZoneH } = reading.answers
    const answer = await request(CreateEnviroDatasetFromMetFileDocument, {
      ...common,
      ...(type !== undefined && { type }),
      ...(alignment !== undefined && { interval_alignment: alignment }),
      ...(timeZoneH !== null && { time_zone_h: timeZoneH }),
    })
    return answer.createEnviroDatasetFromMetFile
  }
  const mapping: CsvMapping = toCsvMapping(reading.table.form)
  const answer = await request(CreateProjectEnviroDatasetFromCsvFileDocument, {
    ...common,
    mapping,
  })
  return answer.createProjectEnviroDatasetFromCsvFile
}
