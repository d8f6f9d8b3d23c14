import { useEffect, useRef, useState } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  type AvailableDatasetFragment,
  AvailableMeteoDatasetsDocument,
  CreateEnviroDatasetFromMetFileDocument,
  type DatasetRowFragment,
  MeteoDownloadDocument,
  type MeteoDownloadStateFragment,
  SaveMeteoDatasetToBlobStorageDocument,
  type SaveMeteoDatasetToBlobStorageMutationVariables,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { GraphqlError, isErrorCode } from '../../../lib/graphqlError.ts'
import { addTask, removeTask } from '../../../lib/tasks/backgroundTasks.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { type Refusal, refusalOf } from '../upload/weatherRefusal.ts'
import { useDatasetsChanged } from '../useDatasets.ts'
import type { Place } from './useAvailable.ts'

export type DownloadState =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running'
      readonly text: string
      readonly completedParts: number
      readonly totalParts: number
    }
  | { readonly state: 'failed'; readonly refusal: Refusal }

export interface Download {
  readonly state: DownloadState
  /** @param isFresh - the provider is asked although a file is stored */
  readonly start: (years: readonly number[], isFresh: boolean) => void
}

interface Order {
  readonly dataset: AvailableDatasetFragment
  readonly place: Place
  /** Name of the provider. */
  readonly title: string
  /** Called while the page that began it is still shown. */
  readonly onDone: (dataset: DatasetRowFragment) => void
}

const POLL_MS = 700

/** Has the server fetch a file and makes a dataset of it, as a task that goes on when the page is left. */
export function useDownload({ dataset, place, title, onDone }: Order): Download {
  const project = useCurrentProject()
  const changed = useDatasetsChanged()
  const refresh = useRefresh(AvailableMeteoDatasetsDocument)
  const [state, setState] = useState<DownloadState>({ state: 'idle' })
  const isShown = useIsShown()

  const show = (next: DownloadState): void => {
    if (isShown.current) setState(next)
  }
  const run = async (years: readonly number[], isFresh: boolean): Promise<void> => {
    show({ state: 'running', text: `Asking ${title}`, completedParts: 0, totalParts: 1 })
    const fetchFile = async (report: (fraction: number) => void): Promise<DatasetRowFragment> => {
      const file = await fetched(
        {
          project_id: project.id,
          dataset_id: dataset.id,
          ...place,
          years: [...years],
          is_fresh: isFresh,
        },
        (download) => {
          report(download.completed_parts / download.total_parts)
          show({
            state: 'running',
            text: `Downloading from ${title}`,
            completedParts: download.completed_parts,
            totalParts: download.total_parts,
          })
        },
      )
      show({ state: 'running', text: 'Reading the file', completedParts: 1, totalParts: 1 })
      return imported(project.id, file)
    }
    const taskId = crypto.randomUUID()
    try {
      const made = await addTask({
        id: taskId,
        name: `${title}: ${dataset.name}`,
        type: 'import',
        run: fetchFile,
        link: ({ id }) =>
          `/${project.organization.slug}/project/${project.id}/resources/meteo/${id}`,
      })
      capture('meteo_changed', { change: 'created' })
      await changed()
      if (isShown.current) onDone(made)
    } catch (error) {
      // The page says what went wrong.
      if (isShown.current) removeTask(taskId)
      show({ state: 'failed', refusal: refusalOf(error) })
    } finally {
      // What is stored, and how the provider is, have changed.
      void refresh()
    }
  }
  return { state, start: (years, isFresh) => void run(years, isFresh) }
}

function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

async function fetched(
  variables: SaveMeteoDatasetToBlobStorageMutationVariables,
  onProgress: (download: MeteoDownloadStateFragment) => void,
): Promise<MeteoDownloadStateFragment> {
  const answer = await request(SaveMeteoDatasetToBlobStorageDocument, variables)
  let download = answer.saveMeteoDatasetToBlobStorage
  while (download.status === 'running') {
    onProgress(download)
    // oxlint-disable-next-line no-await-in-loop -- asked again after a while
    await new Promise((wake) => setTimeout(wake, POLL_MS))
    // oxlint-disable-next-line no-await-in-loop -- asked again after a while
    download = (await request(MeteoDownloadDocument, { id: download.id })).meteoDownload
  }
  if (download.status === 'completed') return download
  const code = isErrorCode(download.error_code) ? download.error_code : 'INTERNAL'
  throw new GraphqlError(code, download.error_message ?? 'The download failed.')
}

async function imported(
  projectId: string,
  { storage_key, filename, type, time_zone_h }: MeteoDownloadStateFragment,
): Promise<DatasetRowFragment> {
  const answer = await request(CreateEnviroDatasetFromMetFileDocument, {
    project_id: projectId,
    storage_key: storage_key ?? '',
    filename: filename ?? '',
    type,
    time_zone_h,
  })
  return answer.createEnviroDatasetFromMetFile
}
