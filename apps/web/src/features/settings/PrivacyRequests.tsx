import { Anchor, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/formatTime.ts'
import type { PrivacyRequestFragment } from '../../lib/gql/graphql.ts'

const SHOWN = 5

/** What was asked for, with the file while it is kept. */
export function PrivacyRequests(props: {
  readonly requests: readonly PrivacyRequestFragment[]
}): ReactNode {
  return props.requests.slice(0, SHOWN).map((request) => (
    <Group key={request.id} gap="sm">
      <Text size="sm">
        {request.request_type === 'export' ? 'Export' : 'Deletion'} of{' '}
        {formatDateTime(request.created_at)}
      </Text>
      <RequestState request={request} />
    </Group>
  ))
}

function RequestState({ request }: { readonly request: PrivacyRequestFragment }): ReactNode {
  if (request.status === 'pending') {
    return (
      <Text size="sm" c="gray.6" component="output">
        In preparation
      </Text>
    )
  }
  if (typeof request.download_url === 'string') {
    return (
      <Anchor size="sm" href={request.download_url} download>
        Download
      </Anchor>
    )
  }
  return (
    <Text size="sm" c="gray.6">
      {request.request_type === 'export' ? 'No longer kept' : 'Completed'}
    </Text>
  )
}
