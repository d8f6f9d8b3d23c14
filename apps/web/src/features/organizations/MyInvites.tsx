import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/formatTime.ts'
import {
  AcceptInviteDocument,
  MyInvitesDocument,
  type MyInvitesQuery,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { personName } from '../../lib/person.ts'
import { useRefreshUser } from '../../lib/useRefreshUser.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { roleLabel } from './roles.ts'

type MyInvite = MyInvitesQuery['myInvites'][number]

/** Invites that wait for this user; nothing without one. */
export function MyInvites(): ReactNode {
  const query = useQuery(graphqlQuery(MyInvitesDocument, {}))
  if (query.isError) {
    return <ErrorNote message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
  }
  const invites = query.data?.myInvites ?? []
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
  const accept = useAccept()
  return (
    <Stack gap={4}>
      <Group justify="space-between" wrap="nowrap">
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
        <Button
          loading={accept.isPending}
          aria-label={`Accept the invite to ${name}`}
          onClick={() => accept.mutate(invite.id)}
        >
          Accept
        </Button>
      </Group>
      {accept.isError && <ErrorNote message={errorMessage(accept.error)} />}
    </Stack>
  )
}

function useAccept(): ReturnType<typeof useMutation<string | null, Error, string>> {
  const queryClient = useQueryClient()
  const refreshUser = useRefreshUser()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (id: string) =>
      (await request(AcceptInviteDocument, { id })).acceptInvite.organization_slug,
    onSuccess: async (slug) => {
      void queryClient.invalidateQueries({ queryKey: allOf(MyInvitesDocument) })
      await refreshUser(async () => {
        if (slug !== null) await navigate({ to: '/$org/projects', params: { org: slug } })
      })
    },
  })
}
