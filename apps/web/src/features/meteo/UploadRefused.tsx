import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount, MISSING } from '../../lib/format.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Refusal, WeatherProblem } from './weatherRefusal.ts'

const route = getRouteApi('/$org/project/$projectId')

interface UploadRefusedProps {
  readonly refusal: Refusal
  readonly filename: string
  readonly mayNameColumns: boolean
  readonly onNameColumns: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Why the file was not taken, and what can be done about it. */
export function UploadRefused(props: UploadRefusedProps): ReactNode {
  const { refusal } = props
  return (
    <Stack gap="md">
      <RefusalText {...props} />
      <Group justify="flex-end" gap="xs">
        {refusal.kind === 'file' && props.mayNameColumns && (
          <Button onClick={props.onNameColumns}>Change the columns</Button>
        )}
        <Button variant="default" onClick={props.onRetry}>
          Choose another file
        </Button>
      </Group>
    </Stack>
  )
}

function RefusalText(props: UploadRefusedProps): ReactNode {
  const { refusal } = props
  switch (refusal.kind) {
    case 'exists':
      return <Exists message={refusal.message} datasetId={refusal.datasetId} {...props} />
    case 'other':
      return (
        <Note kind="error" isAlert>
          {refusal.message}
        </Note>
      )
    case 'file':
      return (
        <>
          <Note kind="error" isAlert title={`${props.filename} cannot be read as weather`}>
            {props.mayNameColumns
              ? 'Change what its columns are said to hold, or mend the file and upload it again. Nothing was added to the project.'
              : remedyOf(refusal.problems)}
          </Note>
          <Problems problems={refusal.problems} count={refusal.problemCount} />
        </>
      )
  }
}

function remedyOf([first]: readonly WeatherProblem[]): string {
  return first?.code === 'unknown_format'
    ? 'A table is read when one of its first lines has the names of its columns, set apart by comma, semicolon, tab or bar. Nothing was added to the project.'
    : 'Mend the file and upload it again. Nothing was added to the project.'
}

interface ExistsProps {
  readonly message: string
  readonly datasetId: string
  readonly onClose: () => void
}

function Exists({ message, datasetId, onClose }: ExistsProps): ReactNode {
  const params = route.useParams()
  return (
    <Note kind="info" isAlert>
      <Stack gap={4} align="flex-start">
        <Text size="sm">{message}.</Text>
        <Anchor
          size="sm"
          renderRoot={(rest) => (
            <Link
              {...rest}
              to="/$org/project/$projectId/resources/meteo/$datasetId"
              params={{ ...params, datasetId }}
              onClick={onClose}
            />
          )}
        >
          Open that dataset
        </Anchor>
      </Stack>
    </Note>
  )
}

const COLUMNS: readonly Column<WeatherProblem>[] = [
  {
    key: 'line',
    title: 'Line',
    align: 'right',
    width: 80,
    render: ({ line }) => (line === undefined ? MISSING : formatCount(line)),
  },
  { key: 'message', title: 'Problem', render: ({ message }) => message },
]

function Problems(props: {
  readonly problems: readonly WeatherProblem[]
  readonly count: number
}): ReactNode {
  const { problems, count } = props
  return (
    <div>
      <DataTable
        label="Problems of the file"
        rows={problems}
        rowKey={(problem) => `${problem.line ?? 0} ${problem.column ?? ''} ${problem.message}`}
        columns={COLUMNS}
        height={280}
      />
      {count > problems.length && (
        <Text size="xs" c="gray.6" mt={4}>
          The first {formatCount(problems.length)} of {formatCount(count)} problems.
        </Text>
      )}
    </div>
  )
}
