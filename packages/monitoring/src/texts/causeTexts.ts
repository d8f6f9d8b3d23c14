import type { EventType } from '../model/event.ts'

interface CauseText {
  /** As a heading. */
  readonly label: string
  /** What a node is: 'Inverter 4 off'. */
  readonly state: string
  /** What a node did or was: 'Inverter 4 was off'. */
  readonly past: string
}

/** The causes of lost energy in words: for pages, mails, reports and the command line. */
export const CAUSE_TEXTS: Readonly<Record<EventType, CauseText>> = {
  comm_loss: { label: 'Communication loss', state: 'without readings', past: 'sent no readings' },
  sensor_fault: { label: 'Sensor fault', state: 'reads wrongly', past: 'read wrongly' },
  system_outage: { label: 'System outage', state: 'off', past: 'was off' },
  curtailment: { label: 'Curtailment', state: 'curtailed', past: 'was curtailed' },
  inverter_outage: { label: 'Inverter outage', state: 'off', past: 'was off' },
  inverter_derate: { label: 'Inverter derating', state: 'derated', past: 'was derated' },
  clipping: {
    label: 'Excess clipping',
    state: 'clips below its rating',
    past: 'clipped below its rating',
  },
  string_outage: { label: 'String outage', state: 'with strings off', past: 'had strings off' },
  tracker_stall: {
    label: 'Tracker stalled',
    state: 'with a stalled tracker',
    past: 'had a stalled tracker',
  },
  tracker_misaligned: {
    label: 'Tracker misaligned',
    state: 'with a misaligned tracker',
    past: 'had a misaligned tracker',
  },
  snow: { label: 'Snow', state: 'under snow', past: 'was under snow' },
  shading: { label: 'Shading', state: 'shaded', past: 'was shaded' },
  soiling: { label: 'Soiling', state: 'soiled', past: 'was soiled' },
  degradation: { label: 'Degradation', state: 'degraded', past: 'degraded' },
  power_factor: {
    label: 'Power factor',
    state: 'off its power factor',
    past: 'was off its power factor',
  },
  model_bias: { label: 'Model bias', state: 'beside its model', past: 'lay beside its model' },
}

/** Types of events in the order in which they take energy. */
export const EVENT_TYPE_KEYS: readonly string[] = Object.keys(CAUSE_TEXTS)

const byType = new Map<string, CauseText>(Object.entries(CAUSE_TEXTS))

/** 'Inverter outage'; a type that is not known as it is written. */
export const causeLabel = (eventType: string): string => byType.get(eventType)?.label ?? eventType

/** 'off', as in 'Inverter 4 off'. */
export const causeState = (eventType: string): string => byType.get(eventType)?.state ?? eventType

/** 'was off', as in 'Inverter 4 was off on 3 days'. */
export const causePast = (eventType: string): string =>
  byType.get(eventType)?.past ?? `had ${eventType}`
