import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import type { View } from '../../../lib/view.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PagingBar } from '../../../ui/table/PagingBar.tsx'

export const LOG_PAGE_SIZE = 100

interface LogPageProps<Row> {
  readonly title: string
  readonly view: View<{ readonly rows: readonly Row[]; readonly total: number }>
  readonly columns: readonly Column<Row>[]
  readonly filters: ReactNode
  /** Beside the count of entries. */
  readonly action?: ReactNode
  readonly emptyText: string
  readonly page: number
  readonly onPage: (page: number) => void
}

/** A log of the installation, newest first. */
export function LogPage<Row extends { readonly id: string }>(props: LogPageProps<Row>): ReactNode {
  const { title, view, columns, filters, action, emptyText, page, onPage } = props
  return (
    <Page>
      <PageHeader title={title} />
      <Panel>
        <Group justify="space-between" mb="sm">
          {filters}
          {view.state === 'ready' && (
            <Group gap="sm">
              <Text size="xs" c="gray.6" component="output">
                {counted(view.data.total, 'entry', 'entries')}
              </Text>
              {action}
            </Group>
          )}
        </Group>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={10} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title="No entries" text={emptyText} />}
        >
          {({ rows, total }) => (
            <>
              <DataTable label={title} rows={rows} rowKey={({ id }) => id} columns={columns} />
              <PagingBar page={page} perPage={LOG_PAGE_SIZE} total={total} onChange={onPage} />
            </>
          )}
        </DataState>
      </Panel>
    </Page>
  )
}
