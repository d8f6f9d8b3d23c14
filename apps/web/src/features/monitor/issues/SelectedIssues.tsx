import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type IssuePartsFragment, MergeIssuesDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { StateButtons } from './StateButtons.tsx'
import { STALE_LISTS } from './useIssues.ts'

interface SelectedIssuesProps {
  readonly issues: readonly IssuePartsFragment[]
  readonly onDone: () => void
}

/** What can be done to the issues that are chosen in a list. */
export function SelectedIssues({ issues, onDone }: SelectedIssuesProps): ReactNode {
  const { project_id } = useDeployment()
  const merge = useChange(MergeIssuesDocument, { stale: STALE_LISTS, onDone })
  if (issues.length === 0) return null
  const ids = issues.map(({ id }) => id)
  // into the one that began first
  const [first] = issues.toSorted((a, b) => a.first_at.localeCompare(b.first_at))
  return (
    <>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {issues.length} chosen
        </Text>
        <StateButtons ids={ids} states={issues.map(({ state }) => state)} onDone={onDone} />
        {ids.length > 1 && (
          <Button
            variant="default"
            loading={merge.isPending}
            onClick={() => merge.mutate({ project_id, ids, into: first?.id ?? '' })}
          >
            Merge into one
          </Button>
        )}
      </Group>
      <FailureNote of={merge} />
    </>
  )
}
