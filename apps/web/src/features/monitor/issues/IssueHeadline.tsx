import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { IssuePartsFragment } from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SeverityBadge, StateBadge } from './IssueBadges.tsx'
import { sentenceOf } from './issue.ts'
import { usePlantTime } from './usePlantTime.ts'

/** The answer first. */
export function IssueHeadline({ issue }: { readonly issue: IssuePartsFragment }): ReactNode {
  const timeOf = usePlantTime()
  return (
    <Panel>
      <Text component="output" display="block" size="lg" fw={600} mb="xs">
        {sentenceOf(issue)}
      </Text>
      <Group gap="sm" fz="sm" c="gray.7">
        <StateBadge state={issue.state} />
        <SeverityBadge severity={issue.severity} />
        <span>
          {timeOf(issue.first_at)} to {timeOf(issue.last_at)}
        </span>
        {stateNotes(issue).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </Group>
    </Panel>
  )
}

function stateNotes(issue: IssuePartsFragment): readonly string[] {
  const { state, state_at, reason, assignee, ticket } = issue
  return [
    ...(state === 'resolved' && state_at === null
      ? ['By itself: a whole day without it has followed']
      : []),
    ...(reason === null ? [] : [`Ignored: ${reason}`]),
    ...(assignee === null ? [] : [`Assigned to ${personName(assignee)}`]),
    ...(ticket === null ? [] : [`Ticket ${ticket}`]),
  ]
}
