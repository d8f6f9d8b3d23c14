import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatAgo, formatDateTime } from '../lib/formatTime.ts'

interface TimeProps {
  /** ISO. */
  readonly at: string
}

/** How long ago something was; exactly on hover. */
export function Ago({ at }: TimeProps): ReactNode {
  return <span title={formatDateTime(at)}>{formatAgo(at)}</span>
}

/** A time, and below it how far away it is. */
export function TimeAndAgo({ at }: TimeProps): ReactNode {
  return (
    <>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {formatDateTime(at)}
      </Text>
      <Text size="xs" c="gray.6">
        {formatAgo(at)}
      </Text>
    </>
  )
}
