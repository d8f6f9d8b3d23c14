import { Indicator, Loader, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useNotices } from './useNotices.ts'

const NoticeList = lazy(async () => ({ default: (await import('./NoticeList.tsx')).NoticeList }))

/** What is new at monitored plants; nothing for who has never been told anything. */
export function NoticeBell(): ReactNode {
  const { page, markRead } = useNotices()
  const [isOpen, setIsOpen] = useState(false)
  if (page === undefined || page.notices.length === 0) return null
  const unread = page.unread_count
  const change = (opened: boolean): void => {
    setIsOpen(opened)
    if (!opened) markRead()
  }
  return (
    <Popover
      opened={isOpen}
      onChange={change}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      shadow="md"
      trapFocus
      returnFocus
      withArrow
    >
      <Indicator
        label={unread > 99 ? '99+' : unread}
        disabled={unread === 0}
        color="petrol"
        size={15}
        offset={4}
        // the number lies over the button and must not take its clicks
        styles={{ indicator: { pointerEvents: 'none' } }}
      >
        <Popover.Target>
          <IconButton label={`Notifications, ${unread} unread`} onClick={() => change(!isOpen)}>
            <IconBell size={17} aria-hidden />
          </IconButton>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p="sm">
        <Suspense fallback={<Loader size="sm" />}>
          <NoticeList notices={page.notices} onFollow={() => change(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
