import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount, MISSING } from '../../../lib/format.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import type { WeatherProblem } from './weatherRefusal.ts'

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

/** The first problems of a file, with their lines. */
export function ProblemTable(props: {
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
        height={260}
      />
      {count > problems.length && (
        <Text size="xs" c="gray.6" mt={4}>
          The first {formatCount(problems.length)} of {counted(count, 'problem')}.
        </Text>
      )}
    </div>
  )
}
