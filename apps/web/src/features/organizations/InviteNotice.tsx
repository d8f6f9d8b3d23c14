import { Box, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { MyInvitesDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { personName } from '../../lib/person.ts'
import { LinkButton } from '../../ui/account/LinkButton.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { Note } from '../../ui/Note.tsx'

const FRESH_MS = 300_000

/** Notifies a user who works elsewhere of an invitation that waits; gone until the next visit when put off. */
export function InviteNotice(): ReactNode {
  const [isPutOff, setPutOff] = useState(false)
  const { data } = useQuery({ ...graphqlQuery(MyInvitesDocument, {}), staleTime: FRESH_MS })
  const invites = data?.myInvites ?? []
  const [first] = invites
  if (first === undefined || isPutOff) return null
  const who =
    first.invited_by === null ? 'You are invited' : `${personName(first.invited_by)} invites you`
  return (
    <Box px={{ base: 12, sm: 24 }} pt="sm">
      <Note kind="info">
        <Group gap="sm" justify="space-between">
          <span>
            {invites.length === 1
              ? `${who} to join ${first.organization?.name ?? 'DUET'}.`
              : `${invites.length} invitations wait for your answer.`}
          </span>
          <Group gap="sm" wrap="nowrap">
            <AnchorLink size="sm" underline="always" to="/organization-picker" search={{}}>
              Answer
            </AnchorLink>
            <LinkButton onClick={() => setPutOff(true)}>Later</LinkButton>
          </Group>
        </Group>
      </Note>
    </Box>
  )
}
