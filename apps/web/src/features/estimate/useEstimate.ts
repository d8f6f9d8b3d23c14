import {
  BLOCK_COMPONENT_KINDS,
  type Block,
  type PlantComponent,
  type PlantProject,
  validateComponent,
} from '@duet/plant'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { useStore } from '../../lib/externalStore.ts'
import {
  EstimateDatasetsDocument,
  type EstimateDatasetsQuery,
  EstimateWeatherDocument,
} from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import type { DesignSession } from '../design-session/session.ts'
import { componentsOfBlock, type DesignComponents } from '../plant/components.ts'
import { type BlockEstimate, createEstimateClient, type EstimateClient } from './estimateClient.ts'
import type { EstimateInput } from './estimateMessages.ts'
import { weatherTable } from './weatherTable.ts'

type Dataset = EstimateDatasetsQuery['projectEnviroDatasets'][number]

/** The estimate of a block, or what it waits for. */
export type Estimate =
  | { readonly state: 'missing'; readonly what: string }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly estimate: BlockEstimate }

const DEBOUNCE_MS = 120

/** Follows the block, its parts, its tables and its weather. */
export function useEstimate(session: DesignSession, block: Block): Estimate {
  const client = sharedClient()
  const dataset = useDataset(session, block)
  useWeather(client, dataset)
  const isWeatherThere = useStore(client, ({ weatherIds }) => weatherIds.has(dataset?.id ?? ''))
  const input = useInput(session, block, dataset)
  const [settled] = useDebouncedValue(input, DEBOUNCE_MS)
  useEffect(() => {
    if (isWeatherThere && typeof settled === 'object') client.ask(settled)
  }, [client, isWeatherThere, settled])
  const estimate = useStore(client, (state) => state.estimate)
  if (typeof input === 'string') return { state: 'missing', what: input }
  if (estimate?.blockId !== block.id) return { state: 'loading' }
  return { state: 'ready', estimate }
}

let shared: EstimateClient | undefined

/** One worker for the tab: it remembers the weather that it was sent. */
function sharedClient(): EstimateClient {
  shared ??= createEstimateClient(
    new Worker(new URL('./estimateWorker.ts', import.meta.url), {
      type: 'module',
      name: 'estimate',
    }),
  )
  return shared
}

function useDataset(session: DesignSession, block: Block): Dataset | undefined {
  const { data } = useQuery(
    graphqlQuery(EstimateDatasetsDocument, { project_id: session.projectId }),
  )
  return data?.projectEnviroDatasets.find(({ id }) => id === block.enviro_dataset_id)
}

const YEAR_MS = 365 * 86_400_000

/** Sends the newest year of a dataset to the worker once. */
function useWeather(client: EstimateClient, dataset: Dataset | undefined): void {
  const id = dataset?.id ?? ''
  const isKnown = useStore(client, ({ weatherIds }) => weatherIds.has(id))
  const { data } = useQuery({
    ...graphqlQuery(EstimateWeatherDocument, { id, ...newestYear(dataset) }),
    enabled: dataset !== undefined && !isKnown,
    // the worker has it then
    gcTime: 0,
  })
  useEffect(() => {
    if (dataset === undefined || data === undefined) return
    client.addWeather({
      id: dataset.id,
      table: weatherTable(data.enviroDataRollup),
      isTypicalYear: dataset.type === 'TMY',
      utcOffsetH: dataset.local_time_zone,
      site: {
        latitudeDeg: dataset.latitude,
        longitudeDeg: dataset.longitude,
        altitudeM: dataset.altitude_m ?? 0,
      },
    })
  }, [client, dataset, data])
}

/** A typical year is one; of a longer record the last year is taken. */
function newestYear(dataset: Dataset | undefined): { from: string | null; to: string | null } {
  if (dataset === undefined || dataset.type === 'TMY') return { from: null, to: null }
  const from = Date.parse(dataset.end_time) - YEAR_MS
  return { from: new Date(from).toISOString(), to: null }
}

/** What is asked for, or what is missing for it. */
function useInput(
  session: DesignSession,
  block: Block,
  dataset: Dataset | undefined,
): EstimateInput | string {
  const { name, latitude, longitude, altitude_m } = useCurrentProject()
  const components = useStore(session.components, (known) => known)
  const weather = useStore(session.weather, (known) => known.get(block.enviro_dataset_id ?? ''))
  const coldest = weather?.coldestAirC
  const counts = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id)?.counts)
  const tables = useStore(session.layout, ({ byBlock }) => byBlock.get(block.id)?.tables ?? 0)
  const rows = counts?.rows ?? 0
  return useMemo(() => {
    const project: PlantProject = { name, latitude, longitude, altitude_m }
    const parts = partsOf(block, components)
    if (parts === undefined) return 'all components'
    if (tables === 0) return 'tables on the ground'
    if (dataset === undefined) return 'a meteo dataset'
    return {
      project,
      block,
      components: parts,
      tableCount: tables,
      rowCount: rows,
      coldestAirC: coldest,
      weatherId: dataset.id,
    }
  }, [name, latitude, longitude, altitude_m, block, components, coldest, tables, rows, dataset])
}

/** Those that the block points at; undefined where one is missing or invalid. */
function partsOf(
  block: Block,
  components: DesignComponents,
): readonly PlantComponent[] | undefined {
  const valid = componentsOfBlock(block, components).filter(isValid)
  return valid.length === BLOCK_COMPONENT_KINDS.length ? valid : undefined
}

/** As a run asks it: forms ask more. */
const isValid = ({ kind, parameters }: PlantComponent): boolean =>
  validateComponent(kind, parameters, 'document').errors.length === 0
