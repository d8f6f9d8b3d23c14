import type { EventType } from '../model/event.ts'

/** An event of the truth of a scenario; fields as in its files. */
export interface TruthEvent {
  readonly event_type: EventType
  readonly node_ids: readonly string[]
  readonly accept_nodes: readonly string[]
  readonly accept_types: readonly EventType[]
  readonly start: string
  readonly end: string
  /** First and past the last interval in which it can be seen. */
  readonly effective_start: string
  readonly effective_end: string
  readonly start_tolerance_minutes: number
  readonly energy_lost_kwh: number
  readonly energy_tolerance: number | null
  readonly note: string
  readonly rate_pct_per_day?: number
}

type Energies = Readonly<Partial<Record<EventType, number>>>

export interface TruthDay {
  readonly date: string
  readonly expected_kwh: number
  readonly actual_kwh: number
  readonly lost_by_type: Energies
  readonly residual_kwh: number
  readonly over_kwh: number
  /** Part of the expected energy whose rows have weather. */
  readonly weather_share: number
  readonly meter_expected_kwh: number
  readonly meter_actual_kwh: number
}

interface Span {
  readonly node_ids: readonly string[]
  readonly start: string
  readonly end: string
  readonly note?: string
}

export interface SampleTruth {
  readonly scenario: string
  readonly days: number
  readonly interval_minutes: number
  /** Where the energy of its days stands: nothing but the meter, or the inverters. */
  readonly basis: 'inverter' | 'meter'
  readonly totals: Omit<TruthDay, 'date' | 'weather_share'>
  readonly tolerance: {
    readonly expected_period: number
    readonly expected_day: number
    readonly sensor_period: number
  }
  readonly events: readonly TruthEvent[]
  readonly must_not: readonly (Span & { readonly types: readonly (EventType | '*')[] })[]
  readonly may: readonly (Span & { readonly event_type: EventType })[]
  readonly daily: readonly TruthDay[]
}
