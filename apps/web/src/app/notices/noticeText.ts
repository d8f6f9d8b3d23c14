import { causeState, silenceText } from '@duet/monitoring/texts'
import { formatResult } from '../../lib/format.ts'
import { formatZoneTime } from '../../lib/formatTime.ts'
import type { NoticeRow } from './useNotices.ts'

/** 'Inverter 4 off', or 'Phoenix sends no readings since 2026-06-04 10:15'. */
export function noticeTitle(notice: NoticeRow): string {
  const { node_name, event_type, project_name, kind, silent_since, time_zone } = notice
  if (silent_since !== null)
    return `${project_name} ${silenceText(kind, formatZoneTime(silent_since, time_zone))}`
  return `${node_name} ${causeState(event_type ?? '')}`
}

const ENDED: ReadonlySet<string> = new Set(['resolved', 'ignored'])

/** Below it: of an issue its plant, what it cost and how it stands; of a plant whose clock its time is of. */
export function noticeFacts(notice: NoticeRow): string {
  const { project_name, kwh, severity, kind, issue_state, silent_since, time_zone } = notice
  if (silent_since !== null) return `Time of ${time_zone}`
  const worse = kind === 'worse' ? ', worse than before' : ''
  const end = ENDED.has(issue_state ?? '') ? `, ${issue_state}` : ''
  return `${project_name}: ${formatResult(kwh ?? 0, 'kWh')} lost, ${severity}${worse}${end}`
}
