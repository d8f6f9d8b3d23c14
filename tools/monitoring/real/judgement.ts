import type { EventType } from '@duet/monitoring'
import type { RuledEvent } from './eventGroups.ts'

export const VERDICTS = ['right', 'wrong', 'unclear', 'not judged'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What the readings of the days say of rows, by one who has looked at them. The first that fits counts. */
export interface Judgement {
  readonly verdict: Exclude<Verdict, 'not judged'>
  readonly why: string
  readonly types: readonly EventType[]
  /** Civil dates, both included; absent: all days. */
  readonly from?: string
  readonly to?: string
  /** True: rows with the sun up; false: rows of night. */
  readonly isByDay?: boolean
}

export interface Judged {
  readonly verdict: Verdict
  readonly why: string
}

const NOT_JUDGED: Judged = { verdict: 'not judged', why: 'nobody has looked at it' }

export function judge(judgements: readonly Judgement[], event: RuledEvent): Judged {
  return judgements.find((one) => fits(one, event)) ?? NOT_JUDGED
}

const fits = ({ types, from = '', to = '9999', isByDay }: Judgement, event: RuledEvent): boolean =>
  types.includes(event.type) &&
  event.date >= from &&
  event.date <= to &&
  (isByDay === undefined || isByDay === event.isByDay)

/** What says that something stands still. */
export const OUTAGES: readonly EventType[] = ['system_outage', 'inverter_outage']
/** Of a day, or of several. */
export const on = (date: string, to = date): Pick<Judgement, 'from' | 'to'> => ({ from: date, to })

export const right = (types: readonly EventType[], why: string, when = {}): Judgement => ({
  verdict: 'right',
  types,
  why,
  ...when,
})
export const wrong = (types: readonly EventType[], why: string, when = {}): Judgement => ({
  ...right(types, why, when),
  verdict: 'wrong',
})
export const unclear = (types: readonly EventType[], why: string, when = {}): Judgement => ({
  ...right(types, why, when),
  verdict: 'unclear',
})
