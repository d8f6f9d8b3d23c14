import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorLink } from '../../ui/links.tsx'
import { Ago } from '../../ui/Time.tsx'
import { noticeFacts, noticeTitle } from './noticeText.ts'
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

interface NoticeEntryProps {
  readonly notice: NoticeRow
  readonly onFollow: () => void
}

function NoticeEntry({ notice, onFollow }: NoticeEntryProps): ReactNode {
  const { organization: org, project_id: projectId, issue_id: issueId } = notice
  const link = { size: 'sm', fw: notice.is_read ? 400 : 600, onClick: onFollow } as const
  return (
    <div>
      {typeof issueId === 'string' ? (
        <AnchorLink
          {...link}
          to="/$org/project/$projectId/monitor/performance-issues/$issueId"
          params={{ org, projectId, issueId }}
        >
          {noticeTitle(notice)}
        </AnchorLink>
      ) : (
        <AnchorLink {...link} to="/$org/project/$projectId/monitor" params={{ org, projectId }}>
          {noticeTitle(notice)}
        </AnchorLink>
      )}
      <Text size="xs" c="gray.7">
        {noticeFacts(notice)}
        {' · '}
        <Ago at={notice.created_at} />
      </Text>
    </div>
  )
}
