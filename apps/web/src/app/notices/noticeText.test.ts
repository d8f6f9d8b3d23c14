import { expect, test } from 'vitest'
import { noticeFacts, noticeTitle } from './noticeText.ts'
import type { NoticeRow } from './useNotices.ts'

const ISSUE: NoticeRow = {
  id: '1',
  kind: 'worse',
  severity: 'critical',
  created_at: '2026-06-04T12:00:00Z',
  is_read: false,
  issue_id: 'i',
  issue_state: 'open',
  event_type: 'inverter_outage',
  node_name: 'Inverter 4',
  kwh: 2400,
  silent_since: null,
  time_zone: 'America/Phoenix',
  project_id: 'p',
  project_name: 'Phoenix',
  organization: 'acme',
}
const SILENT: NoticeRow = {
  ...ISSUE,
  kind: 'silent',
  severity: null,
  issue_id: null,
  issue_state: null,
  event_type: null,
  node_name: null,
  kwh: null,
  silent_since: '2026-06-04T17:15:00Z',
}

test('a notice of an issue names the part, what it cost and how it stands', () => {
  expect(noticeTitle(ISSUE)).toBe('Inverter 4 off')
  expect(noticeFacts(ISSUE)).toMatch(/^Phoenix: 2\.400\sMWh lost, critical, worse than before$/)
  expect(noticeFacts({ ...ISSUE, kind: 'new', issue_state: 'resolved' })).toMatch(
    /critical, resolved$/,
  )
})

test('a notice of a silent plant names its last reading on its own clock', () => {
  expect(noticeTitle(SILENT)).toBe('Phoenix sends no readings since 2026-06-04 10:15')
  expect(noticeFacts(SILENT)).toBe('Time of America/Phoenix')
  expect(noticeTitle({ ...SILENT, kind: 'reporting' })).toBe(
    'Phoenix sends readings again, after none since 2026-06-04 10:15',
  )
})
