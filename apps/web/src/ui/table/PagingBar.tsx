import { Pagination } from '@mantine/core'
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
