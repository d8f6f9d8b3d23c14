import { DuetError } from './duetError.ts'
import {
  AskExportDocument,
  CompareRunsDocument,
  type CompareRunsQuery,
  ExportLinksDocument,
  ImportProjectDocument,
  ImportWeatherDocument,
  type ImportWeatherMutationVariables,
  JobStateDocument,
  KeyFiguresDocument,
  type KeyFiguresQuery,
  OrganizationsDocument,
  type OrganizationsQuery,
  ProjectBlocksDocument,
  ProjectExportDocument,
  ProjectsDocument,
  type ProjectsQuery,
  ResultSeriesDocument,
  RunRangeDocument,
  type RunSimulationInput,
  SignUploadDocument,
  type SimulationFragment,
  SimulationsDocument,
  StartRunDocument,
  type TypedDocumentString,
  type WeatherDatasetFragment,
  WeatherDatasetsDocument,
  WeatherIntervalsDocument,
  WeatherRowsDocument,
} from './gql/graphql.ts'
import { type IngestCounts, type IngestOptions, ingestReadings, type Reading } from './ingest.ts'
import { type Credentials, Session } from './session.ts'
import { MOST_ROWS, rangesOf, type SeriesAnswer, type Table, tableOf } from './table.ts'
import { answerOf, pause, send } from './transport.ts'

export type Organization = OrganizationsQuery['organizations'][number]
export type Project = ProjectsQuery['projects']['projects'][number]
export type WeatherDataset = WeatherDatasetFragment
export type Simulation = SimulationFragment
export type KeyFigure = KeyFiguresQuery['simulationKpis'][number]
export type RunChanges = CompareRunsQuery['runChanges']

/** A weather file of a known format, and what it does not say of itself or says wrong. */
export interface WeatherFile
  extends Omit<ImportWeatherMutationVariables, 'project' | 'storage_key'> {
  readonly content: BodyInit
}

export interface RangeOptions {
  /** OneMinute to OneYear, not shorter than a step; the steps themselves where absent. */
  readonly interval?: string
  /** The first row starts at this instant or after it; the beginning where absent. */
  readonly from?: Date
  /** Rows start before this instant; the end where absent. */
  readonly to?: Date
}

export interface ResultOptions extends RangeOptions {
  /** Names of columns; the power to the grid where absent. */
  readonly columns?: readonly string[]
  /** Id of a block; the plant where absent. */
  readonly block?: string
}

export interface ExportOptions extends ResultOptions {
  /** csv where absent. */
  readonly format?: 'csv' | 'parquet'
}

export interface RunOptions extends Omit<RunSimulationInput, 'block_ids'> {
  /** Ids; all blocks of the project where absent. */
  readonly block_ids?: readonly string[]
}

export interface WaitOptions {
  readonly onProgress?: (simulation: Simulation) => void
  /** Between two questions, 1000 where absent. */
  readonly everyMs?: number
  readonly signal?: AbortSignal
}

/** Statuses that never change again. */
const ENDED = new Set(['completed', 'failed', 'stopped'])

/** A caller of the API of a server. Methods throw `DuetError` with the code and message of the server. */
export class DuetClient {
  readonly #session: Session

  constructor(credentials: Credentials) {
    this.#session = new Session(credentials)
  }

  /** Sends any operation of the API; it needs a name. */
  call<Data, Variables>(
    operation: string | TypedDocumentString<Data, Variables>,
    variables?: Variables,
  ): Promise<Data> {
    return this.#session.call(operation, variables)
  }

  async organizations(): Promise<readonly Organization[]> {
    return (await this.call(OrganizationsDocument)).organizations
  }

  /** Those of an organization that the caller sees, by name where `search` is given. */
  projects(organization: string, search?: string): Promise<readonly Project[]> {
    return everyPage(async (skip) => {
      const { projects } = await this.call(ProjectsDocument, {
        organization,
        skip,
        ...(search !== undefined && { search }),
      })
      return projects.projects
    })
  }

  /** The plant document of a project. */
  async exportProject(id: string): Promise<unknown> {
    return (await this.call(ProjectExportDocument, { id })).projectExport
  }

  /** A new project from a plant document; its name is that of the document where absent. */
  async importProject(
    organization: string,
    document: unknown,
    name?: string,
  ): Promise<Pick<Project, 'id' | 'name'>> {
    const given = { organization, document, ...(name !== undefined && { name }) }
    return (await this.call(ImportProjectDocument, given)).importProject
  }

  /** Puts a file into a folder of the project's storage, such as /meteo. Gives the key that names it. */
  async upload(project: string, dir: string, filename: string, content: BodyInit): Promise<string> {
    const signed = await this.call(SignUploadDocument, { project, dir, filename })
    const { url, storage_key } = signed.getProjectFileStorageSignedUrl
    const request = { method: 'PUT', body: content }
    await answerOf(send(new URL(url, this.#session.server), request, { isRepeatable: false }))
    return storage_key
  }

  weatherDatasets(project: string): Promise<readonly WeatherDataset[]> {
    return everyPage(
      async (skip) =>
        (await this.call(WeatherDatasetsDocument, { project, skip })).projectEnviroDatasets,
    )
  }

  /** Uploads a weather file and makes a dataset of it. */
  async importWeather(project: string, { content, ...file }: WeatherFile): Promise<WeatherDataset> {
    const storage_key = await this.upload(project, '/meteo', file.filename, content)
    const variables = { project, storage_key, ...file }
    return (await this.call(ImportWeatherDocument, variables)).createEnviroDatasetFromMetFile
  }

  /** All columns of a weather dataset. */
  async weather(id: string, { interval, from, to }: RangeOptions = {}): Promise<Table> {
    const range = { id, ...isoRange({ from, to }) }
    if (interval !== undefined) {
      const answer = await this.call(WeatherIntervalsDocument, { ...range, interval })
      return tableOf([answer.enviroDataRollup])
    }
    const parts: SeriesAnswer[] = []
    for (let skip = 0; ; skip += MOST_ROWS) {
      const rows = { ...range, skip, take: MOST_ROWS }
      const { enviroData } = await this.call(WeatherRowsDocument, rows)
      parts.push(enviroData)
      if (enviroData.time.length < MOST_ROWS) return tableOf(parts)
    }
  }

  /**
   * Starts a simulation.
   *
   * @throws DuetError also where a block cannot be run: `details` has the reasons of each
   */
  async run(project: string, { block_ids, ...options }: RunOptions = {}): Promise<Simulation> {
    const blocks = block_ids ?? (await this.#blockIds(project))
    const input = { ...options, block_ids: [...blocks] }
    const { runProjectBlockSimulation: answer } = await this.call(StartRunDocument, {
      project,
      input,
    })
    if (answer.simulation) return answer.simulation
    const reasons = answer.errors.flatMap(({ messages }) => messages)
    throw new DuetError('INVALID_INPUT', `Nothing was started: ${reasons.join(' ')}`, answer.errors)
  }

  async #blockIds(project: string): Promise<readonly string[]> {
    const { projectBlocks } = await this.call(ProjectBlocksDocument, { project })
    return projectBlocks.blocks.map(({ id }) => id)
  }

  simulations(project: string): Promise<readonly Simulation[]> {
    return everyPage(
      async (skip) => (await this.call(SimulationsDocument, { project, skip })).projectDuetSim,
    )
  }

  /**
   * Waits until a simulation has completed.
   *
   * @throws DuetError with the code of the job where it failed, STOPPED where it was stopped
   */
  async wait(
    { id, project_id: project }: Pick<Simulation, 'id' | 'project_id'>,
    { onProgress, everyMs = 1000, signal }: WaitOptions = {},
  ): Promise<Simulation> {
    for (;;) {
      signal?.throwIfAborted()
      const found = await this.call(SimulationsDocument, { project, id, skip: 0 })
      const [simulation] = found.projectDuetSim
      if (!simulation) throw new DuetError('NOT_FOUND', 'The simulation was deleted.')
      onProgress?.(simulation)
      const { status, error_code, error_message } = simulation.duet_job
      if (status === 'completed') return simulation
      if (ENDED.has(status))
        throw new DuetError(
          error_code ?? status.toUpperCase(),
          error_message ?? `The simulation '${simulation.name}' was ${status}.`,
        )
      await pause(everyMs)
    }
  }

  /** The key figures of a completed run, or of one of its blocks. */
  async keyFigures(simulation: string, block?: string): Promise<readonly KeyFigure[]> {
    const given = { id: simulation, ...(block !== undefined && { block }) }
    return (await this.call(KeyFiguresDocument, given)).simulationKpis
  }

  /** Columns of a completed run over time. */
  async results(simulation: string, options: ResultOptions = {}): Promise<Table> {
    const { columns = ['grid'], block, interval } = options
    const { duetSimMeta: run } = await this.call(RunRangeDocument, { id: simulation })
    const span = { from: options.from ?? new Date(run.from), to: options.to ?? new Date(run.to) }
    const parts: SeriesAnswer[] = []
    for (const range of rangesOf(span, interval ?? run.time_interval)) {
      const { timeSeriesSummary } = await this.call(ResultSeriesDocument, {
        id: simulation,
        columns: [...columns],
        ...isoRange(range),
        ...(block !== undefined && { block }),
        ...(interval !== undefined && { interval }),
      })
      parts.push(timeSeriesSummary)
    }
    return tableOf(parts)
  }

  /** The same as a file that a worker writes; all columns where none are named. */
  async exportResults(simulation: string, options: ExportOptions = {}): Promise<Uint8Array> {
    const { columns, block, interval, format = 'csv', from, to } = options
    const { simDataExport: job } = await this.call(AskExportDocument, {
      id: simulation,
      format,
      scope: block === undefined ? 'system' : 'block',
      ...isoRange({ from, to }),
      ...(block !== undefined && { block }),
      ...(columns && { columns: [...columns] }),
      ...(interval !== undefined && { interval }),
    })
    await this.#jobDone(job.id)
    const { getDataExportUrls } = await this.call(ExportLinksDocument, { ids: [job.id] })
    const url = new URL(getDataExportUrls[0]?.url ?? '', this.#session.server)
    const answer = await send(url, {}, { isRepeatable: true })
    if (answer.status >= 400) await answerOf(answer)
    return answer.body
  }

  async #jobDone(id: string): Promise<void> {
    for (let everyMs = 100; ; everyMs = Math.min(everyMs * 2, 2000)) {
      const { resultJob: job } = await this.call(JobStateDocument, { id })
      if (job.status === 'completed') return
      if (job.status === 'failed')
        throw new DuetError(job.error_code ?? 'INTERNAL', job.error_message ?? 'The export failed.')
      await pause(everyMs)
    }
  }

  /** What changed from run `a` to run `b`: inputs, and what they did to each stage of the loss account. */
  async compare(a: string, b: string): Promise<RunChanges> {
    return (await this.call(CompareRunsDocument, { a, b })).runChanges
  }

  /** Sends readings of a monitored project in batches; needs an API token with the scope ingest. */
  ingest(
    project: string,
    readings: Iterable<Reading> | AsyncIterable<Reading>,
    options?: IngestOptions,
  ): Promise<IngestCounts> {
    const { server, token } = this.#session
    const url = new URL(`/api/ingest/${encodeURIComponent(project)}/readings`, server)
    return ingestReadings({ url, token }, readings, options)
  }
}

/** What all pages hold together; the last is the one that is not full. */
async function everyPage<T>(page: (skip: number) => Promise<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = []
  for (;;) {
    const next = await page(all.length)
    all.push(...next)
    if (next.length < PAGE) return all
  }
}

/** What the paged operations take at a time. */
const PAGE = 50

const isoRange = ({ from, to }: { from?: Date | undefined; to?: Date | undefined }) => ({
  ...(from && { from: from.toISOString() }),
  ...(to && { to: to.toISOString() }),
})
