import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core'
import { IconDownload, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { formatBytes } from '../../../lib/format.ts'
import { formatDateTime } from '../../../lib/formatTime.ts'
import {
  DeleteResultFileDocument,
  type ResultFileRowFragment,
  RetryResultFileDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { FILE_LISTS, isBeingMade, useDownloadFile } from './useExports.ts'

/** A file of results: wanted, being made, ready or failed. */
type FileRow = Omit<ResultFileRowFragment, 'kind'>

interface FileTableProps<Row extends FileRow> {
  readonly label: string
  readonly rows: readonly Row[]
  /** Stands where a file has no name yet. */
  readonly pendingName: string
  /** Between the name and the state. */
  readonly columns?: readonly Column<Row>[]
  /** Beside the download of a file that is ready. */
  readonly Action?: ComponentType<{ readonly row: Row; readonly name: string }>
}

export function FileTable<Row extends FileRow>(props: FileTableProps<Row>): ReactNode {
  const { label, rows, pendingName, columns = [], Action } = props
  const nameOf = ({ filename }: Row): string => filename ?? pendingName
  const all: readonly Column<Row>[] = [
    { key: 'filename', title: 'File', value: nameOf },
    ...columns,
    { key: 'status', title: 'State', render: (row) => <FileState row={row} /> },
    rightColumn(
      'size',
      'Size',
      ({ size_bytes }) => (size_bytes === null ? '–' : formatBytes(size_bytes)),
      ({ size_bytes }) => size_bytes ?? 0,
    ),
    {
      key: 'created_at',
      title: 'Asked for',
      value: ({ created_at }) => created_at,
      render: ({ created_at }) => formatDateTime(created_at),
    },
    {
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      render: (row) => (
        <Group gap={6} wrap="nowrap" justify="flex-end">
          {row.status === 'completed' && Action && <Action row={row} name={nameOf(row)} />}
          <FileActions row={row} name={nameOf(row)} />
        </Group>
      ),
    },
  ]
  return <DataTable label={label} rows={rows} rowKey={({ id }) => id} columns={all} />
}

function FileState({ row }: { readonly row: FileRow }): ReactNode {
  if (row.status === 'failed') {
    return (
      <Text size="sm" c="red.9" maw={360}>
        Failed: {row.error_message}
      </Text>
    )
  }
  if (row.status === 'queued') return 'Waiting'
  if (row.status === 'running') return <FileProgress row={row} />
  return 'Ready'
}

function FileProgress({ row }: { readonly row: FileRow }): ReactNode {
  const percent = row.total_parts > 0 ? (100 * row.completed_parts) / row.total_parts : 0
  return (
    <Group gap={6} wrap="nowrap">
      <Progress.Root w={80} aria-label="Progress">
        <Progress.Section value={percent} aria-label="Done" />
      </Progress.Root>
      <Text size="xs">{Math.floor(percent)} %</Text>
    </Group>
  )
}

function FileActions({ row, name }: { readonly row: FileRow; readonly name: string }): ReactNode {
  const download = useDownloadFile()
  const retry = useChange(RetryResultFileDocument, { stale: FILE_LISTS })
  const remove = useChange(DeleteResultFileDocument, { stale: FILE_LISTS })
  return (
    <>
      {row.status === 'completed' && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          aria-label={`Download ${name}`}
          loading={download.isPending}
          onClick={() => download.mutate({ id: row.id, filename: name }, { onError: notifyError })}
        >
          Download
        </Button>
      )}
      {row.status === 'failed' && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconRefresh size={14} aria-hidden />}
          aria-label={`Try again: ${name}`}
          loading={retry.isPending}
          onClick={() => retry.mutate({ id: row.id }, { onError: notifyError })}
        >
          Try again
        </Button>
      )}
      {!isBeingMade(row) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete ${name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: row.id }, { onError: notifyError })}
        >
          <IconTrash size={15} aria-hidden />
        </ActionIcon>
      )}
    </>
  )
}
