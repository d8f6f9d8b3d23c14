import { Box, Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { View } from '../lib/view.ts'
import { ErrorNote } from './ErrorNote.tsx'

interface DataStateProps<T> {
  readonly view: View<T>
  /** Drawn while loading; four grey lines where absent. */
  readonly skeleton?: ReactNode
  readonly isEmpty?: (data: T) => boolean
  /** An <EmptyState>, drawn when `isEmpty` says so. */
  readonly empty?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** Draws each case of server data: loading, failed, empty, ready. */
export function DataState<T>(props: DataStateProps<T>): ReactNode {
  const { view } = props
  switch (view.state) {
    case 'loading':
      return props.skeleton ?? <SkeletonLines count={4} />
    case 'failed':
      return <ErrorNote message={view.message} onRetry={view.retry} />
    case 'ready':
      return props.isEmpty?.(view.data) === true && props.empty !== undefined
        ? props.empty
        : props.children(view.data)
  }
}

export function SkeletonLines({ count }: { readonly count: number }): ReactNode {
  return (
    <Loading>
      <Stack gap="sm">
        {Array.from({ length: count }, (_, line) => (
          <Skeleton key={line} height={line === 0 ? 20 : 14} width={line === 0 ? '40%' : '100%'} />
        ))}
      </Stack>
    </Loading>
  )
}

/** The grey place of a chart or map that is on its way. */
export function SkeletonBox({ height }: { readonly height: number }): ReactNode {
  return (
    <Loading>
      <Skeleton height={height} radius="sm" />
    </Loading>
  )
}

/** An element of no role could not be named. */
function Loading({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Box component="output" display="block" aria-busy="true" aria-label="Loading">
      {children}
    </Box>
  )
}
