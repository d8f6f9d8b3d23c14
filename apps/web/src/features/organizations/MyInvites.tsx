import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/formatTime.ts'
import { MyInvitesDocument, type MyInvitesQuery } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useAnswerInvite } from '../../lib/organization/invites.ts'
import { roleLabel } from '../../lib/organization/roles.ts'
import { personName } from '../../lib/person.ts'
import { ErrorNote, FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'

type MyInvite = MyInvitesQuery['myInvites'][number]

interface MyInvitesProps {
  /** Those to the organisation of this slug alone. */
  readonly slug?: string
}

/** Invites that wait for this user; nothing without one. */
export function MyInvites({ slug }: MyInvitesProps): ReactNode {
  const query = useQuery(graphqlQuery(MyInvitesDocument, {}))
  if (query.isError) {
    return <ErrorNote message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
  }
  const invites = (query.data?.myInvites ?? []).filter(
    ({ organization }) => slug === undefined || organization?.slug === slug,
  )
  if (invites.length === 0) return null
  return (
    <Panel title="Invites to you">
      <Stack gap="sm">
        {invites.map((invite) => (
          <InviteItem key={invite.id} invite={invite} />
        ))}
      </Stack>
    </Panel>
  )
}

function InviteItem({ invite }: { readonly invite: MyInvite }): ReactNode {
  const name = invite.organization?.name ?? 'DUET'
  const answer = useAnswerInvite()
  const button = (isAccepted: boolean): ReactNode => (
    <Button
      variant={isAccepted ? 'filled' : 'default'}
      loading={answer.isPending && answer.variables.isAccepted === isAccepted}
      aria-label={`${isAccepted ? 'Accept' : 'Decline'} the invite to ${name}`}
      onClick={() => answer.mutate({ id: invite.id, isAccepted })}
    >
      {isAccepted ? 'Accept' : 'Decline'}
    </Button>
  )
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <div>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="xs" c="gray.6">
            {`as ${roleLabel(invite.role_id).toLowerCase()}`}
            {invite.invited_by !== null && `, by ${personName(invite.invited_by)}`}
            {`, until ${formatDate(invite.expires_at)}`}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          {button(true)}
          {button(false)}
        </Group>
      </Group>
      <FailureNote of={answer} />
    </Stack>
  )
}
