import type { MonitoredPlant, PlantDay } from '@duet/monitoring'
import { DAY_MS, sum } from '@duet/units'
import type { KeyedNode } from '../deployments/versionQueries.ts'
import { conditionKeys } from '../store/conditionKeys.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { writeExpectedDay } from '../store/writeExpected.ts'
import type { WeatherServer } from './deploymentWeather.ts'

/** Parts that are written at once: most of the time of one is waiting for disk and database. */
const MOST_WRITES = 4

/** Collects what was expected over civil days and stores it by days of UTC, beside what was stored of the same day before. */
export class ExpectedWriter {
  readonly #server: WeatherServer
  readonly #projectId: string
  readonly #plant: MonitoredPlant
  readonly #keys: ReadonlyMap<string, number>
  /** The day of UTC that is being filled. */
  #day: number | undefined
  #stepS = 0
  #values = new Map<number, Float64Array>()
  readonly #writes = new Set<Promise<void>>()
  #fault: unknown

  constructor(
    server: WeatherServer,
    projectId: string,
    plant: MonitoredPlant,
    nodes: readonly KeyedNode[],
  ) {
    this.#server = server
    this.#projectId = projectId
    this.#plant = plant
    this.#keys = new Map(nodes.map(({ id, node_key }) => [id, node_key]))
  }

  async add(day: PlantDay, expectedW: ReadonlyMap<string, Float64Array>): Promise<void> {
    this.#stepS = day.stepS
    const series = this.#seriesOf(day, expectedW)
    for (const [i, utcMs] of day.startUtcMs.entries()) {
      const utcDay = Math.floor(utcMs / DAY_MS)
      if (utcDay !== this.#day) await this.#open(utcDay)
      const step = (utcMs - utcDay * DAY_MS) / (day.stepS * 1000)
      for (const [key, values] of series) this.#of(key)[step] = values[i] ?? Number.NaN
    }
  }

  /** Ends the last day and waits for all writes. @throws what one of them failed with */
  async finish(): Promise<void> {
    this.#close()
    await this.settle()
    if (this.#fault !== undefined) throw this.#fault
  }

  /** Waits for the writes that are under way. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes)
  }

  #close(): void {
    if (this.#day === undefined) return
    const fromUtcMs = this.#day * DAY_MS
    const startUtcMs = Float64Array.from(
      { length: this.#steps() },
      (_, step) => fromUtcMs + step * this.#stepS * 1000,
    )
    const day = new Date(fromUtcMs).toISOString().slice(0, 10)
    const series = { startUtcMs, values: this.#values }
    const write = writeExpectedDay(this.#server, this.#projectId, day, series).catch(
      (error: unknown) => {
        this.#fault ??= error
      },
    )
    this.#writes.add(write)
    void write.finally(() => this.#writes.delete(write))
    this.#day = undefined
  }

  /** Power of the leaves at the nodes that measure it, light at the sensors in the planes, and what is of no sensor. */
  #seriesOf(
    day: PlantDay,
    expectedW: ReadonlyMap<string, Float64Array>,
  ): readonly (readonly [number, Float64Array])[] {
    const power = this.#plant.leaves.map(
      ({ id, power: node = id }) => [node, expectedW.get(id)] as const,
    )
    const light = this.#plant.blocks.flatMap(({ poa }, b) =>
      poa.map((node) => [node, day.expected[b]?.poaFrontWm2] as const),
    )
    const unplaced = this.#plant.poaOfNoBlock.map((node) => [node, meanLightWm2(day)] as const)
    const all = [...this.#meter(day, expectedW), ...power, ...light, ...unplaced]
    const own = all.flatMap(([node, values]) => {
      const key = this.#keys.get(node)
      return key !== undefined && values ? [[key, values] as const] : []
    })
    return [...own, ...this.#conditions(day)]
  }

  /** At the meter all leaves together. */
  #meter(
    { startUtcMs }: PlantDay,
    expectedW: ReadonlyMap<string, Float64Array>,
  ): readonly (readonly [string, Float64Array])[] {
    const power = this.#plant.meter?.power
    if (power === undefined) return []
    const total = new Float64Array(startUtcMs.length)
    for (const values of expectedW.values())
      for (const [i, w] of values.entries()) total[i] = (total[i] ?? 0) + w
    return [[power, total]]
  }

  /** Light and temperature of the cells of each block that has a node. */
  #conditions({ expected }: PlantDay): readonly (readonly [number, Float64Array])[] {
    return this.#plant.blocks.flatMap(({ id }, b) => {
      const key = this.#keys.get(id)
      const block = expected[b]
      if (key === undefined || !block) return []
      const of = conditionKeys(key)
      return [[of.poa, block.poaFrontWm2] as const, [of.cell, block.cellC] as const]
    })
  }

  async #open(utcDay: number): Promise<void> {
    this.#close()
    while (this.#writes.size >= MOST_WRITES) await Promise.race(this.#writes)
    this.#day = utcDay
    const stored = await readStoredSeries(this.#server, {
      projectId: this.#projectId,
      nodeKeys: [...this.#keys.values()].flatMap((key) => [
        key,
        ...Object.values(conditionKeys(key)),
      ]),
      fromUtcMs: utcDay * DAY_MS,
      toUtcMs: (utcDay + 1) * DAY_MS,
      stepS: this.#stepS,
      kind: 'expected',
    })
    this.#values = new Map(
      [...stored.values].filter(([, values]) => values.some((value) => !Number.isNaN(value))),
    )
  }

  #of(key: number): Float64Array {
    const known = this.#values.get(key)
    if (known) return known
    const values = new Float64Array(this.#steps()).fill(Number.NaN)
    this.#values.set(key, values)
    return values
  }

  #steps(): number {
    return DAY_MS / (this.#stepS * 1000)
  }
}

/** On the planes of all blocks, by their DC capacity. */
function meanLightWm2({ expected, startUtcMs }: PlantDay): Float64Array {
  const capacityW = sum(expected.map(({ dcCapacityW }) => dcCapacityW))
  return Float64Array.from(
    startUtcMs,
    (_, i) =>
      sum(expected.map(({ poaFrontWm2, dcCapacityW }) => dcCapacityW * (poaFrontWm2[i] ?? NaN))) /
      capacityW,
  )
}
