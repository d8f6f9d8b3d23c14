import type { DayResult, DaySum, IssueEvent } from '@duet/monitoring'

/** Four hours of curtailment at the meter in the afternoon, 10 kWh. */
export const event = (change: Partial<IssueEvent> = {}): IssueEvent => ({
  timestamp: '2026-06-03T17:00:00Z',
  duration_s: 14_400,
  block_id: 'b',
  hierarchy_id: 'mtr',
  component: 'meter',
  event_type: 'curtailment',
  sensor_value: 0,
  model_value: 248_000,
  delta: 248_000,
  allocated_delta: 10,
  ...change,
})
export const sum = (date: string, change: Partial<DaySum> = {}): DaySum => ({
  date,
  model_kwh: 1000,
  sensor_kwh: 900,
  allocated: { curtailment: 10, inverter_outage: 80 },
  residual_kwh: 12,
  over_kwh: 2,
  ...change,
})
/** A day of which 1000 kWh were expected. */
export const result = (
  date: string,
  events: readonly IssueEvent[],
  change: Partial<DaySum> = {},
): DayResult => ({
  day: sum(date, change),
  events,
  nodes: new Map([['mtr', sum(date, { model_kwh: 990 })]]),
  light: { poa_kwh_m2: 6, poa_at_25c_kwh_m2: 5.8 },
  times: new Map(),
})
