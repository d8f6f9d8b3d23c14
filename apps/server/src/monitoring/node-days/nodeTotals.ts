import { EVENT_TYPES, type EventType } from '@duet/monitoring'
import type { NodeMeasure } from './nodeDayValues.ts'
import type { NodeDay } from './readNodeDays.ts'

interface Total {
  readonly sum: Float64Array
  /** Days with a value. */
  readonly count: Int32Array
}

/** Sums over days of nodes by their place in a list; of other nodes nothing is kept. */
export class NodeTotals {
  /** Days that have the node, by place. */
  readonly dayCount: Int32Array
  readonly #places: Places
  readonly #totals = new Map<string, Total>()

  constructor(places: Places) {
    this.#places = places
    this.dayCount = new Int32Array(places.count)
  }

  add({ nodeKeys, values }: NodeDay): void {
    const places = this.#places.of(nodeKeys)
    for (const place of places)
      if (place >= 0) this.dayCount[place] = (this.dayCount[place] ?? 0) + 1
    for (const [measure, ofNodes] of values) addTo(this.#of(measure), places, ofNodes)
  }

  /** 0 where nothing is known. */
  sum(measure: NodeMeasure, place: number): number {
    return this.#totals.get(measure)?.sum[place] ?? 0
  }

  /** Days with a value of it. */
  count(measure: NodeMeasure, place: number): number {
    return this.#totals.get(measure)?.count[place] ?? 0
  }

  /** By the type of events, without those that have none. */
  byCause(kind: 'allocated' | 'down', place: number): Partial<Record<EventType, number>> {
    const sums = EVENT_TYPES.map((type) => [type, this.sum(`${kind}.${type}`, place)] as const)
    return Object.fromEntries(sums.filter(([, value]) => value !== 0))
  }

  #of(measure: string): Total {
    const known = this.#totals.get(measure)
    if (known) return known
    const { count } = this.#places
    const made = { sum: new Float64Array(count), count: new Int32Array(count) }
    this.#totals.set(measure, made)
    return made
  }
}

function addTo({ sum, count }: Total, places: Int32Array, values: Float64Array): void {
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? -1
    const value = values[i] ?? Number.NaN
    if (place < 0 || Number.isNaN(value)) continue
    sum[place] = (sum[place] ?? 0) + value
    count[place] = (count[place] ?? 0) + 1
  }
}

/** Where the nodes of a list stand in it. */
export class Places {
  readonly count: number
  readonly #placeOf: ReadonlyMap<number, number>
  #last: { readonly keys: Float64Array; readonly places: Int32Array } | undefined

  constructor(nodeKeys: readonly number[]) {
    this.count = nodeKeys.length
    this.#placeOf = new Map(nodeKeys.map((key, place) => [key, place]))
  }

  /** Of each node of a day; −1: not in the list. */
  of(keys: Float64Array): Int32Array {
    if (this.#last?.keys === keys) return this.#last.places
    const places = Int32Array.from(keys, (key) => this.#placeOf.get(key) ?? -1)
    this.#last = { keys, places }
    return places
  }
}
