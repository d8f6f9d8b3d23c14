import { causeState } from '@duet/monitoring/texts'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatResult } from '../../lib/format.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { Ago } from '../../ui/Time.tsx'
import type { NoticeRow } from './useNotices.ts'

interface NoticeListProps {
  readonly notices: readonly NoticeRow[]
  /** A link leads away from the list. */
  readonly onFollow: () => void
}

export function NoticeList({ notices, onFollow }: NoticeListProps): ReactNode {
  return (
    <Stack
      gap="sm"
      component="section"
      aria-label="Notifications"
      mah="70vh"
      style={{ overflow: 'auto' }}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          Notifications
        </Text>
        <AnchorLink size="xs" to="/settings/user/notifications" onClick={onFollow}>
          Settings
        </AnchorLink>
      </Group>
      {notices.map((notice) => (
        <NoticeEntry key={notice.id} notice={notice} onFollow={onFollow} />
      ))}
    </Stack>
  )
}

const ENDED: ReadonlySet<string> = new Set(['resolved', 'ignored'])

function NoticeEntry(props: {
  readonly notice: NoticeRow
  readonly onFollow: () => void
}): ReactNode {
  const { notice, onFollow } = props
  const end = ENDED.has(notice.issue_state) ? `, ${notice.issue_state}` : ''
  const worse = notice.kind === 'worse' ? ', worse than before' : ''
  return (
    <div>
      <AnchorLink
        size="sm"
        fw={notice.is_read ? 400 : 600}
        to="/$org/project/$projectId/monitor/performance-issues/$issueId"
        params={{
          org: notice.organization,
          projectId: notice.project_id,
          issueId: notice.issue_id,
        }}
        onClick={onFollow}
      >
        {notice.node_name} {causeState(notice.event_type)}
      </AnchorLink>
      <Text size="xs" c="gray.7">
        {notice.project_name}: {formatResult(notice.kwh, 'kWh')} lost, {notice.severity}
        {worse}
        {end}
        {' · '}
        <Ago at={notice.created_at} />
      </Text>
    </div>
  )
}
