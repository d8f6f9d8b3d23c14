import { getRouteApi } from '@tanstack/react-router'

const route = getRouteApi('/$org/project/$projectId')

/** Address of the event log, filtered. */
export function useEventLogHref(filter: {
  /** Event types, by commas. */
  readonly types: string
  readonly from: string
  readonly to: string
}): string {
  const { org, projectId } = route.useParams()
  const search = new URLSearchParams({ ...filter, period: 'days' })
  return `/${org}/project/${projectId}/monitor/performance-issues/event-log?${search.toString()}`
}
