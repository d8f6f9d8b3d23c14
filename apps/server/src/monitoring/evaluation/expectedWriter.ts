import type { MonitoredPlant, PlantDay } from '@duet/monitoring'
import { DAY_MS } from '@duet/units'
import type { KeyedNode } from '../deployments/versionQueries.ts'
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

  /** Power of the leaves at the nodes that measure it, and light at the sensors in the planes. */
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
    return [...power, ...light].flatMap(([node, values]) => {
      const key = this.#keys.get(node)
      return key !== undefined && values ? [[key, values] as const] : []
    })
  }

  async #open(utcDay: number): Promise<void> {
    this.#close()
    while (this.#writes.size >= MOST_WRITES) await Promise.race(this.#writes)
    this.#day = utcDay
    const stored = await readStoredSeries(this.#server, {
      projectId: this.#projectId,
      nodeKeys: [...this.#keys.values()],
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
