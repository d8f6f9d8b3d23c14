import type { Component } from './hierarchy.ts'

/** Causes in the order in which they take from what is missing (D-17); the first two lose no energy. */
export const EVENT_TYPES = [
  'comm_loss',
  'sensor_fault',
  'system_outage',
  'curtailment',
  'inverter_outage',
  'inverter_derate',
  'clipping',
  'string_outage',
  'tracker_stall',
  'tracker_misaligned',
  'snow',
  'shading',
  'soiling',
  'degradation',
  'power_factor',
  'model_bias',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** A span of a fault at a node, within one civil day; a fault of days has a row for each. */
export interface IssueEvent {
  /** Start, ISO 8601 in UTC. */
  readonly timestamp: string
  readonly duration_s: number
  readonly block_id: string | null
  readonly hierarchy_id: string
  readonly component: Component
  readonly event_type: EventType
  /** Means over the span in the unit of the node's measure; null where there is none. */
  readonly sensor_value: number | null
  readonly model_value: number | null
  /** Model less sensor. */
  readonly delta: number | null
  /** Energy at inverter output that is allocated to the whole row, kWh. */
  readonly allocated_delta: number
}
