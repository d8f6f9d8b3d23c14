import { Button, Group, Pagination } from '@mantine/core'
import type { ReactNode } from 'react'

interface PagingBarProps {
  /** From 1. */
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly onChange: (page: number) => void
}

/** The pages of a long list; nothing where one holds it all. */
export function PagingBar({ page, perPage, total, onChange }: PagingBarProps): ReactNode {
  if (total <= perPage) return null
  return (
    <Pagination
      mt="sm"
      size="sm"
      value={page}
      total={Math.ceil(total / perPage)}
      getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      onChange={onChange}
    />
  )
}

interface NewerOlderProps {
  /** From 1. */
  readonly page: number
  readonly hasMore: boolean
  readonly onChange: (page: number) => void
}

/** The same of a list whose length nobody counts. */
export function NewerOlder({ page, hasMore, onChange }: NewerOlderProps): ReactNode {
  if (page === 1 && !hasMore) return null
  return (
    <Group justify="flex-end" gap="xs" mt="sm">
      <Button variant="default" disabled={page === 1} onClick={() => onChange(page - 1)}>
        Newer
      </Button>
      <Button variant="default" disabled={!hasMore} onClick={() => onChange(page + 1)}>
        Older
      </Button>
    </Group>
  )
}
