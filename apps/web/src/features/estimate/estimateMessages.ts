import type { Block, PlantComponent, PlantProject, QuickYield } from '@duet/plant'
import type { WeatherTable } from '@duet/results'

/** Hourly weather of one dataset, at most a year of it. */
export interface EstimateWeather {
  /** Of the dataset. */
  readonly id: string
  readonly table: WeatherTable
  readonly isTypicalYear: boolean
  readonly utcOffsetH: number
  readonly site: {
    readonly latitudeDeg: number
    readonly longitudeDeg: number
    readonly altitudeM: number
  }
}

/** What a block's estimate follows from, its weather aside. */
export interface EstimateInput {
  readonly project: PlantProject
  readonly block: Block
  readonly components: readonly PlantComponent[]
  readonly tableCount: number
  readonly rowCount: number
  readonly coldestAirC: number | undefined
  /** Of the dataset; its rows were sent before. */
  readonly weatherId: string
}

/** All messages to the thread that estimates, name to [input, output]. */
export interface EstimateMessages {
  readonly weather: readonly [EstimateWeather, undefined]
  readonly estimate: readonly [EstimateInput, QuickYield]
}
