import { causePast } from './causeTexts.ts'

const STATES: Readonly<Record<string, string>> = {
  open: 'Open',
  acknowledged: 'Acknowledged',
  in_progress: 'In progress',
  resolved: 'Resolved',
  ignored: 'Ignored',
}

/** States of an issue in their order. */
export const ISSUE_STATE_KEYS: readonly string[] = Object.keys(STATES)

/** 'In progress'; one that is not known as it is written. */
export const issueStateLabel = (state: string): string => STATES[state] ?? state

const SEVERITIES: Readonly<Record<string, string>> = {
  critical: 'Critical',
  major: 'Major',
  minor: 'Minor',
  info: 'Info',
}

/** From the most to the least. */
export const SEVERITY_KEYS: readonly string[] = Object.keys(SEVERITIES)

export const severityLabel = (severity: string): string => SEVERITIES[severity] ?? severity

export interface IssueFacts {
  readonly nodeName: string
  readonly eventType: string
  readonly dayCount: number
  /** First and last day as they are written: '12 Jun 2026'. */
  readonly first: string
  readonly last: string
  /** It is neither resolved nor ignored. */
  readonly isGoing: boolean
  /** What it cost, each with its unit; those that are not known are left out. */
  readonly costs: readonly string[]
}

/** 'Inverter 4 was off on 3 days since 12 Jun 2026: 2.4 MWh, 120 USD.' */
export function issueSentence(facts: IssueFacts): string {
  const { nodeName, eventType, dayCount, costs } = facts
  const what = `${nodeName} ${causePast(eventType)}`
  if (dayCount === 0)
    return `${what}: evaluated again, nothing of it is found any more (${daysText(facts)}).`
  const cost = costs.length === 0 ? '' : `: ${costs.join(', ')}`
  const count = dayCount === 1 ? '' : `on ${dayCount} days `
  return `${what} ${count}${daysText(facts)}${cost}.`
}

function daysText({ first, last, isGoing }: IssueFacts): string {
  if (first === last) return `on ${first}`
  return isGoing ? `since ${first}` : `from ${first} to ${last}`
}
