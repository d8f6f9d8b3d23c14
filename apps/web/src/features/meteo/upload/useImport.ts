import type { WeatherFile } from '@duet/formats'
import { useRef, useState } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  CreateEnviroDatasetFromMetFileDocument,
  CreateProjectEnviroDatasetFromCsvFileDocument,
  type DatasetRowFragment,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { addTask, removeTask } from '../../../lib/tasks/backgroundTasks.ts'
import { uploadToProject } from '../../../project/projectFiles.ts'
import { useDatasetsChanged } from '../useDatasets.ts'
import { airVariables } from './airChoice.ts'
import { toCsvMapping, toMetVariables } from './serverVariables.ts'
import { type Refusal, refusalOf } from './weatherRefusal.ts'
import type { WizardForm } from './wizardForm.ts'

export type ImportState =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly fraction: number }
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly refusal: Refusal }

export interface Import {
  readonly state: ImportState
  readonly start: (file: File, form: WizardForm, weather: WeatherFile | undefined) => void
  /** What is being sent is given up; the answers stay. */
  readonly reset: () => void
}

/** Sends a weather file to the storage and has the server make a dataset of it. */
export function useImport(onDone: (dataset: DatasetRowFragment) => void): Import {
  const project = useCurrentProject()
  const changed = useDatasetsChanged()
  const [state, setState] = useState<ImportState>({ state: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)

  const start = async (
    file: File,
    form: WizardForm,
    weather: WeatherFile | undefined,
  ): Promise<void> => {
    const abort = new AbortController()
    running.current = abort
    const show = (next: ImportState): void => {
      if (!abort.signal.aborted) setState(next)
    }
    show({ state: 'sending', fraction: 0 })
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
          show({ state: 'sending', fraction })
        },
      })
      show({ state: 'reading' })
      const upload = { project_id: project.id, storage_key: storageKey, filename: file.name }
      return createDataset(upload, form, weather)
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
      show({ state: 'refused', refusal: refusalOf(error) })
    }
  }

  return {
    state,
    start: (file, form, weather) => void start(file, form, weather),
    reset: () => {
      running.current?.abort()
      setState({ state: 'idle' })
    },
  }
}

interface UploadedFile {
  readonly project_id: string
  readonly storage_key: string
  readonly filename: string
}

async function createDataset(
  upload: UploadedFile,
  form: WizardForm,
  weather: WeatherFile | undefined,
): Promise<DatasetRowFragment> {
  if (form.layout === undefined) {
    const variables = { ...upload, ...toMetVariables(form, weather) }
    const answer = await request(CreateEnviroDatasetFromMetFileDocument, variables)
    return answer.createEnviroDatasetFromMetFile
  }
  const answer = await request(CreateProjectEnviroDatasetFromCsvFileDocument, {
    ...upload,
    name: form.name.trim(),
    mapping: toCsvMapping(form, weather),
    air_temperature: airVariables(form, weather),
  })
  return answer.createProjectEnviroDatasetFromCsvFile
}
