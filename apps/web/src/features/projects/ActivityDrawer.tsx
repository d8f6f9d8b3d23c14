import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatAgo, formatDateTime } from '../../lib/formatTime.ts'
import {
  ProjectActivityDocument,
  type ProjectActivityQuery,
  type ProjectRowFragment,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { personName } from '../../lib/person.ts'
import { operationName } from '../../lib/transport/graphqlTransport.ts'
import { SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { activityText } from './activityText.ts'

interface ActivityDrawerProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

const PER_PAGE = 50

/** Who did what in the project, newest first. */
export function ActivityDrawer({ project, onClose }: ActivityDrawerProps): ReactNode {
  return (
    <Drawer opened onClose={onClose} position="right" title={`Activity in ${project.name}`}>
      <ActivityList projectId={project.id} />
    </Drawer>
  )
}

function ActivityList({ projectId }: { readonly projectId: string }): ReactNode {
  const query = useInfiniteQuery({
    queryKey: [operationName(ProjectActivityDocument), projectId],
    queryFn: ({ pageParam, signal }) =>
      request(
        ProjectActivityDocument,
        { project_id: projectId, skip: pageParam, take: PER_PAGE },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ projectActivity }, _pages, skip) =>
      projectActivity.length < PER_PAGE ? undefined : skip + PER_PAGE,
  })
  if (query.isPending) return <SkeletonLines count={6} />
  if (query.isError) {
    return <ErrorNote message={errorMessage(query.error)} onRetry={() => void query.refetch()} />
  }
  const rows = query.data.pages.flatMap(({ projectActivity }) => projectActivity)
  if (rows.length === 0) {
    return <EmptyState title="No activity yet" text="Changes of this project are listed here." />
  }
  return (
    <Stack gap="sm">
      {rows.map((row) => (
        <ActivityItem key={row.id} row={row} />
      ))}
      {query.hasNextPage && (
        <Group justify="center">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function ActivityItem(props: {
  readonly row: ProjectActivityQuery['projectActivity'][number]
}): ReactNode {
  const { user, at, action, details } = props.row
  return (
    <div>
      <Text size="sm">
        <b>{user === null ? 'Somebody' : personName(user)}</b> {activityText(action, details)}
      </Text>
      <Text size="xs" c="gray.6" title={formatDateTime(at)}>
        {formatAgo(at)}
      </Text>
    </div>
  )
}
