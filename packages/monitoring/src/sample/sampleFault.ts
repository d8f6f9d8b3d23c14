import type { EventType } from '../model/event.ts'

/** What a fault does to the power of each of its inverters, while it lasts. */
export type FaultEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'off' }
  /** Holds each inverter at a share of its rated power. */
  | { readonly kind: 'limit'; readonly share: number }
  /** Multiplies DC power, [inverters of the fault][to − from]; inverters of one block share an array. */
  | { readonly kind: 'dc'; readonly factors: readonly Float64Array[] }

/** What a fault does to the readings of a column, while it lasts. */
export interface ReadingFault {
  /** Node of the column. */
  readonly node: string
  readonly kind: 'missing' | 'frozen' | 'gain' | 'offset' | 'late' | 'set' | 'zero'
  /** Factor, offset in the unit of the column, or steps of the physics by which it is late. */
  readonly value?: number
  /** For `set`: [to − from]. */
  readonly values?: Float64Array
}

/** A fault of a plant that is made up. Steps are those of the physics, `to` is past the last. */
export interface SampleFault {
  readonly type: EventType
  readonly from: number
  readonly to: number
  /** Places of the inverters that it acts on. */
  readonly inverters: readonly number[]
  readonly effect: FaultEffect
  readonly readings: readonly ReadingFault[]
  readonly nodeIds: readonly string[]
  readonly acceptNodes: readonly string[]
  readonly acceptTypes: readonly EventType[]
  readonly startToleranceMin: number
  /** Of the energy it costs: bounds of the tolerance; null where it costs none. */
  readonly energyTolerance: readonly [least: number, most: number] | null
  readonly note: string
  /** Of soiling. */
  readonly ratePercentPerDay?: number
  /** Rows that are no false alarms beside it. */
  readonly may?: readonly { readonly type: EventType; readonly nodeIds: readonly string[] }[]
}
