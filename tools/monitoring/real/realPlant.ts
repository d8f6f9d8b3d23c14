import type { Mount, Site, Weather } from '@duet/engine'
import type { DeploymentSettings, HierarchyNode, Measure, ReadingTable } from '@duet/monitoring'

/** A plant whose readings others have published, with what its model needs to know. */
export interface RealPlant {
  readonly name: string
  /** Below the folder of the data. */
  readonly file: string
  /** What the data's notes and labels say is in them. */
  readonly known: string
  /** What the notes do not say and the model takes for granted. */
  readonly assumed: string
  readonly site: Site
  readonly timeZone: string
  readonly mount: Mount
  /** Collector width over pitch; absent: one free-standing plane. */
  readonly groundCoverRatio?: number
  /** Module power at STC; `fitted`: so that the plant reaches its model on its best days. */
  readonly dcW: number | 'fitted'
  /** Rated power of one inverter. */
  readonly ratedAcW: number
  readonly inverterCount: number
  readonly stepS: number
  /** What a label names: `middle` for readings of an instant, which are half a step later than the beginning says. */
  readonly label: 'beginning' | 'middle' | 'ending'
  readonly readings: ReadingTable
  readonly nodes: readonly HierarchyNode[]
  readonly settings?: Partial<DeploymentSettings>
  readonly weather: RealWeather
}

export type Light = Required<Pick<Weather, 'ghiWm2' | 'dniWm2' | 'dhiWm2'>>

/** The weather that is there, on a grid of equal steps that covers the readings. */
export interface RealWeather {
  /** `clear days`: a clear sky on the days whose power has the shape of one, nothing on others. */
  readonly source: 'station' | 'plane' | 'clear sky' | 'clear days'
  /** Labels of the steps. */
  readonly labelUtcMs: Float64Array
  readonly airC: Float64Array
  readonly windMPerS?: Float64Array
  readonly light?: Light
  /** Of `light`, where it was laid on lines across sunrise: below this sun it is not used. */
  readonly leastSunDeg?: number
  readonly poaWm2?: Float64Array
  /** Of `clear days`. */
  readonly powerW?: Float64Array
}

/** Of the one block that each of these plants has. */
export const BLOCK_ID = 'block-1'

type Device = Pick<HierarchyNode, 'id' | 'parent_id' | 'component'>

const node = (device: Device, measure: Measure | null, tag: string | null, scale = 1) => ({
  ...device,
  name: device.id,
  duet_block_id: device.component === 'block' ? BLOCK_ID : null,
  sensor_tag: tag,
  component_measure: measure,
  inverter_dc_capacity: null,
  sentinel_tag: 'default',
  sensor_time_interval: null,
  scale,
  offset: 0,
  sign: 1 as const,
})

/** A measure with its column and the factor that makes its unit of it. */
export type Tagged = readonly [measure: Measure, tag: string, scale?: number]

const inside = (device: Device, measures: readonly Tagged[]): readonly HierarchyNode[] => {
  const [first, ...others] = measures
  return [
    node(device, first?.[0] ?? null, first?.[1] ?? null, first?.[2]),
    ...others.map(([measure, tag, scale]) =>
      node({ ...device, id: `${device.id}.${measure}`, parent_id: device.id }, measure, tag, scale),
    ),
  ]
}

/** The tree of a plant of one block: a device for each list of measures. */
export function nodesOf(devices: {
  readonly meter?: readonly Tagged[]
  readonly inverters?: readonly (readonly Tagged[])[]
  readonly combiners?: readonly Tagged[]
  readonly poa?: readonly string[]
}): readonly HierarchyNode[] {
  const { meter, inverters = [], combiners = [], poa = [] } = devices
  return [
    node({ id: 'sys', parent_id: null, component: 'system' }, null, null),
    ...(meter ? inside({ id: 'mtr', parent_id: 'sys', component: 'meter' }, meter) : []),
    node({ id: 'blk', parent_id: 'sys', component: 'block' }, null, null),
    ...inverters.flatMap((measures, k) =>
      inside({ id: `inv-${k + 1}`, parent_id: 'blk', component: 'inverter' }, measures),
    ),
    ...combiners.map(([measure, tag, scale], k) =>
      node({ id: `cmb-${k + 1}`, parent_id: 'inv-1', component: 'combiner' }, measure, tag, scale),
    ),
    ...poa.map((tag, k) =>
      node({ id: `poa-${k + 1}`, parent_id: 'blk', component: 'met' }, 'poa_front', tag),
    ),
  ]
}
