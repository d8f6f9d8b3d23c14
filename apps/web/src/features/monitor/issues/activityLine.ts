import { issueStateLabel } from '@duet/monitoring/texts'
import { formatDay } from '../../../lib/formatTime.ts'

type Details = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What was done to an issue, to stand after the name of who did it. */
export function activityLine(kind: string, details: unknown): string {
  const known: Details = isDetails(details) ? details : {}
  switch (kind) {
    case 'state':
      return stateLine(known)
    case 'assignee':
      return known['name'] === null ? 'took the assignee away' : `assigned ${textOf(known['name'])}`
    case 'ticket':
      return known['text'] === null
        ? 'took the ticket away'
        : `set the ticket ${textOf(known['text'])}`
    case 'merge':
      return known['count'] === 1
        ? 'merged another issue into this one'
        : `merged ${String(known['count'])} issues into this one`
    case 'split':
      return splitLine(known)
    default:
      return 'commented'
  }
}

function stateLine({ from, to, reason }: Details): string {
  const states = `${issueStateLabel(textOf(from))} to ${issueStateLabel(textOf(to))}`
  return `changed the state from ${states}${reason ? `: ${textOf(reason)}` : ''}`
}

function splitLine({ dates, from_id }: Details): string {
  const days = Array.isArray(dates) ? dates.map((date) => formatDay(String(date))).join(', ') : ''
  return from_id === undefined ? `split days off: ${days}` : `split this issue off another: ${days}`
}

const isDetails = (details: unknown): details is Details =>
  typeof details === 'object' && details !== null
