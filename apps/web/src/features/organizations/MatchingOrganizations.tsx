import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatAgo } from '../../lib/formatTime.ts'
import {
  CreateUserRequestDocument,
  DeleteUserRequestDocument,
  MatchingOrganizationsDocument,
  type MatchingOrganizationsQuery,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { ErrorNote, FailureNote } from '../../ui/ErrorNote.tsx'
import { Panel } from '../../ui/Panel.tsx'

type Matching = MatchingOrganizationsQuery['domainMatchingOrganizations'][number]

interface MatchingOrganizationsProps {
  /** The one of this slug alone. */
  readonly slug?: string
}

/** Organisations that take in people with an address like the user's; nothing without one. */
export function MatchingOrganizations({ slug }: MatchingOrganizationsProps): ReactNode {
  const query = useQuery(graphqlQuery(MatchingOrganizationsDocument, {}))
  if (query.isError) {
    return <ErrorNote message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
  }
  const organizations = (query.data?.domainMatchingOrganizations ?? []).filter(
    (organization) => slug === undefined || organization.slug === slug,
  )
  if (organizations.length === 0) return null
  return (
    <Panel
      title="Organizations of your email domain"
      description="Their owners and admins answer requests to join."
    >
      <Stack gap="sm">
        {organizations.map((organization) => (
          <MatchingItem key={organization.id} organization={organization} />
        ))}
      </Stack>
    </Panel>
  )
}

function MatchingItem({ organization }: { readonly organization: Matching }): ReactNode {
  const { name, user_request: waiting } = organization
  const refresh = useRefresh(MatchingOrganizationsDocument)
  const change = useMutation({
    mutationFn: async () => {
      if (waiting === null) {
        await request(CreateUserRequestDocument, { organization_id: organization.id })
      } else await request(DeleteUserRequestDocument, { id: waiting.id })
    },
    onSuccess: refresh,
  })
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <div>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {waiting !== null && (
            <Text size="xs" c="gray.6" component="output" display="block">
              Waiting for an answer, asked {formatAgo(waiting.created_at)}
            </Text>
          )}
        </div>
        <Button
          variant="default"
          loading={change.isPending}
          aria-label={
            waiting === null ? `Request to join ${name}` : `Withdraw the request to join ${name}`
          }
          onClick={() => change.mutate()}
        >
          {waiting === null ? 'Request to join' : 'Withdraw request'}
        </Button>
      </Group>
      <FailureNote of={change} />
    </Stack>
  )
}
