import { Button, Group, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'
import { type Person, personName } from '../../lib/person.ts'
import type { View } from '../../lib/view.ts'
import type { Column } from '../DataTable.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { notifyError } from '../notify.ts'
import { TableState } from '../TableState.tsx'
import { fieldColumn } from '../table/columns.tsx'
import { PersonCell } from './PersonCell.tsx'

interface JoinRequest {
  readonly id: string
  readonly created_at: string
  readonly user: Person
}

interface RequestTableProps<Row> {
  readonly view: View<readonly Row[]>
  readonly emptyText: string
  readonly roles: readonly { readonly value: string; readonly label: string }[]
  /** What can be answered, the first of them taking the person in. */
  readonly answers: readonly RequestAnswer[]
  readonly onAnswered: () => Promise<void>
  /** Between who asks and when. */
  readonly columns?: readonly Column<Row>[]
}

interface RequestAnswer {
  readonly label: string
  readonly send: (id: string, role: string) => Promise<unknown>
}

/** People who ask to be taken in, with the answers that can be given. */
export function RequestTable<Row extends JoinRequest>(props: RequestTableProps<Row>): ReactNode {
  return (
    <TableState
      view={props.view}
      empty={<EmptyState title="No requests" text={props.emptyText} />}
      label="Requests to join"
      columns={[
        {
          key: 'person',
          title: 'Person',
          value: ({ user }) => personName(user),
          render: ({ user }) => <PersonCell person={user} />,
        },
        ...(props.columns ?? []),
        fieldColumn('created_at', 'Asked', formatAgo),
        {
          key: 'actions',
          title: 'Answer',
          align: 'right',
          width: 160 + 80 * props.answers.length,
          render: (row) => <RequestActions row={row} table={props} />,
        },
      ]}
    />
  )
}

function RequestActions<Row extends JoinRequest>(props: {
  readonly row: Row
  readonly table: RequestTableProps<Row>
}): ReactNode {
  const { id, user } = props.row
  const { roles, answers, onAnswered } = props.table
  const [role, setRole] = useState('member')
  const name = personName(user)
  const answer = useMutation({
    mutationFn: ({ send }: RequestAnswer) => send(id, role),
    onSuccess: onAnswered,
    onError: notifyError,
  })
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Select
        aria-label={`Role for ${name}`}
        w={120}
        data={[...roles]}
        value={role}
        onChange={(value) => setRole(value ?? 'member')}
      />
      {answers.map((one, at) => (
        <Button
          key={one.label}
          variant={at === 0 ? 'filled' : 'default'}
          loading={answer.isPending && answer.variables.label === one.label}
          aria-label={`${one.label} the request of ${name}`}
          onClick={() => answer.mutate(one)}
        >
          {one.label}
        </Button>
      ))}
    </Group>
  )
}
