import { Button, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { CommentIssueDocument } from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Ago } from '../../../ui/Time.tsx'
import { activityLine } from './activityLine.ts'
import { mayOperate } from './mayOperate.ts'
import { type IssueDetails, STALE_LISTS } from './useIssues.ts'

/** Who did what and when, and room for a comment. */
export function ActivityPanel({
  details: { issue, activity },
}: {
  readonly details: IssueDetails
}): ReactNode {
  const isOperator = mayOperate(useCurrentProject())
  return (
    <Panel title="Activity">
      <Stack gap="sm">
        {isOperator && <CommentForm issueId={issue.id} />}
        {activity.length === 0 && (
          <Text size="sm" c="gray.6">
            Nobody has worked on this issue yet.
          </Text>
        )}
        {activity.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Stack>
    </Panel>
  )
}

function CommentForm({ issueId }: { readonly issueId: string }): ReactNode {
  const [text, setText] = useState('')
  const comment = useChange(CommentIssueDocument, {
    stale: STALE_LISTS,
    onDone: () => setText(''),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') comment.mutate({ id: issueId, text })
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          label="Comment"
          autosize
          minRows={2}
          maxLength={10_000}
          w="100%"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          disabled={text.trim() === ''}
          loading={comment.isPending}
        >
          Add comment
        </Button>
      </Stack>
      <FailureNote of={comment} />
    </form>
  )
}

function Entry({ entry }: { readonly entry: IssueDetails['activity'][number] }): ReactNode {
  const { user, at, kind, details } = entry
  return (
    <div>
      <Text size="sm">
        <b>{user === null ? 'The evaluation' : personName(user)}</b> {activityLine(kind, details)}
      </Text>
      {kind === 'comment' && (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {commentOf(details)}
        </Text>
      )}
      <Text size="xs" c="gray.6">
        <Ago at={at} />
      </Text>
    </div>
  )
}

const commentOf = (details: unknown): string =>
  typeof details === 'object' && details !== null && 'text' in details ? String(details.text) : ''
