import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface EventPagingProps {
  readonly page: number
  readonly isLast: boolean
  readonly onChange: (page: number) => void
}

/** Newer and older, for a list whose length nobody counts. */
export function EventPaging({ page, isLast, onChange }: EventPagingProps): ReactNode {
  if (page === 1 && isLast) return null
  return (
    <Group gap="xs" mt="sm">
      <Button variant="default" disabled={page === 1} onClick={() => onChange(page - 1)}>
        Newer
      </Button>
      <Button variant="default" disabled={isLast} onClick={() => onChange(page + 1)}>
        Older
      </Button>
      <Text size="xs" c="gray.6">
        Page {page}
      </Text>
    </Group>
  )
}
