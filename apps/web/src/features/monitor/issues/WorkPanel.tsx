import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  AssignIssueDocument,
  IssueAssigneesDocument,
  type IssuePartsFragment,
  SetIssueTicketDocument,
} from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { clearButton } from '../../../ui/fields/clearButton.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { mayOperate } from './mayOperate.ts'
import { StateButtons } from './StateButtons.tsx'
import { STALE_LISTS } from './useIssues.ts'

interface IssueProps {
  readonly issue: IssuePartsFragment
}

/** State, assignee and ticket; who may not change them sees them. */
export function WorkPanel({ issue }: IssueProps): ReactNode {
  const isOperator = mayOperate(useCurrentProject())
  const [isMerging, setIsMerging] = useState(false)
  if (!isOperator) return <WorkFacts issue={issue} />
  return (
    <Panel title="Work">
      <Stack gap="md">
        <StateButtons ids={[issue.id]} states={[issue.state]} />
        <AssigneeSelect issue={issue} />
        <TicketField key={issue.ticket} issue={issue} />
        <div>
          <Button variant="default" onClick={() => setIsMerging(true)}>
            Merge with others…
          </Button>
        </div>
      </Stack>
      {isMerging && <MergeDialog issue={issue} onClose={() => setIsMerging(false)} />}
    </Panel>
  )
}

function WorkFacts({ issue: { assignee, ticket } }: IssueProps): ReactNode {
  return (
    <Panel title="Work" description="Operators of the project can change this">
      <FactList
        facts={[
          { label: 'Assignee', value: assignee === null ? 'Nobody' : personName(assignee) },
          { label: 'Ticket', value: ticket ?? 'None' },
        ]}
      />
    </Panel>
  )
}

function AssigneeSelect({ issue }: IssueProps): ReactNode {
  const { project_id } = useDeployment()
  const people = useView(IssueAssigneesDocument, { project_id })
  const assign = useChange(AssignIssueDocument, { stale: STALE_LISTS })
  const known = people.state === 'ready' ? people.data : []
  const own = issue.assignee
  const all = own === null || known.some(({ id }) => id === own.id) ? known : [...known, own]
  return (
    <>
      <Select
        label="Assignee"
        placeholder="Nobody"
        maw={320}
        searchable
        clearable
        clearButtonProps={clearButton('Assign nobody')}
        disabled={assign.isPending}
        data={all.map((person) => ({ value: person.id, label: personName(person) }))}
        value={own?.id ?? null}
        onChange={(user_id) => assign.mutate({ id: issue.id, user_id })}
      />
      <FailureNote of={assign} />
    </>
  )
}

function TicketField({ issue }: IssueProps): ReactNode {
  const [ticket, setTicket] = useState(issue.ticket ?? '')
  const save = useChange(SetIssueTicketDocument, { stale: STALE_LISTS })
  const isChanged = ticket.trim() !== (issue.ticket ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) save.mutate({ id: issue.id, ticket })
      }}
    >
      <Group gap="xs" align="end">
        <TextInput
          label="Ticket"
          placeholder="Number or link of the maintenance system"
          maxLength={500}
          w={320}
          maw="100%"
          value={ticket}
          onChange={(event) => setTicket(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!isChanged} loading={save.isPending}>
          Save ticket
        </Button>
      </Group>
      <FailureNote of={save} />
    </form>
  )
}
