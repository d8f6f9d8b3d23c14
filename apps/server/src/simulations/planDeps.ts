import type { BlockMessages as BlockMessagesAnswer } from '../http/resolvers.gen.ts'
import type { DatasetFacts } from './datasetFacts.ts'
import type { BlockMessages } from './planBlocks.ts'
import type { PlanDeps } from './planRun.ts'
import type { WeatherSpans } from './planWeather.ts'
import type { StoredTerrain } from './terrainOfRun.ts'

/** What plans of any project are made with. */
export interface PlanContext {
  /** A dataset of the project; undefined for any other id. */
  readonly findDataset: (projectId: string, id: string) => Promise<DatasetFacts | undefined>
  readonly weatherSpan: WeatherSpans
  /** Heights of the project's ground; undefined where it has none. */
  readonly readTerrain: (projectId: string) => Promise<StoredTerrain | undefined>
}

export const planDeps = (context: PlanContext, projectId: string): PlanDeps => ({
  findDataset: (id) => context.findDataset(projectId, id),
  weatherSpan: context.weatherSpan,
  readTerrain: () => context.readTerrain(projectId),
})

export const errorAnswer = ({ block_id, messages }: BlockMessages): BlockMessagesAnswer => ({
  block_id,
  messages: [...messages],
})
