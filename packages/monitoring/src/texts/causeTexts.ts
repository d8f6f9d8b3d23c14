import type { EventType } from '../model/event.ts'

interface CauseText {
  /** As a heading. */
  readonly label: string
  /** What a node is: 'Inverter 4 off'. */
  readonly state: string
}

/** The causes of lost energy in words: for pages, mails, reports and the command line. */
export const CAUSE_TEXTS: Readonly<Record<EventType, CauseText>> = {
  comm_loss: { label: 'Communication loss', state: 'without readings' },
  sensor_fault: { label: 'Sensor fault', state: 'reads wrongly' },
  system_outage: { label: 'System outage', state: 'off' },
  curtailment: { label: 'Curtailment', state: 'curtailed' },
  inverter_outage: { label: 'Inverter outage', state: 'off' },
  inverter_derate: { label: 'Inverter derating', state: 'derated' },
  clipping: { label: 'Excess clipping', state: 'clips below its rating' },
  string_outage: { label: 'String outage', state: 'with strings off' },
  tracker_stall: { label: 'Tracker stalled', state: 'with a stalled tracker' },
  tracker_misaligned: { label: 'Tracker misaligned', state: 'with a misaligned tracker' },
  snow: { label: 'Snow', state: 'under snow' },
  shading: { label: 'Shading', state: 'shaded' },
  soiling: { label: 'Soiling', state: 'soiled' },
  degradation: { label: 'Degradation', state: 'degraded' },
  power_factor: { label: 'Power factor', state: 'off its power factor' },
  model_bias: { label: 'Model bias', state: 'beside its model' },
}

const byType = new Map<string, CauseText>(Object.entries(CAUSE_TEXTS))

/** 'Inverter outage'; a type that is not known as it is written. */
export const causeLabel = (eventType: string): string => byType.get(eventType)?.label ?? eventType

/** 'off', as in 'Inverter 4 off'. */
export const causeState = (eventType: string): string => byType.get(eventType)?.state ?? eventType
