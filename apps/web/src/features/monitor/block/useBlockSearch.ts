import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { MonitorSearch } from '../shell/monitorSearch.ts'
import type { BlockSearch, BlockTab } from './blockSearch.ts'

const PATH = '/$org/project/$projectId/monitor/block/$blockId/$tab'
const route = getRouteApi(PATH)

type Changed = Partial<BlockSearch & MonitorSearch>

/** What the address of the page of a block says, and what changes a part of it: in place, or on another tab. */
export function useBlockSearch(): readonly [
  BlockSearch & MonitorSearch,
  (changed: Changed, tab?: BlockTab) => void,
] {
  const params = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate()
  return [
    search,
    (changed, tab) =>
      void navigate({
        to: PATH,
        params: { ...params, tab: tab ?? params.tab },
        search: { ...search, ...changed },
        replace: tab === undefined,
      }),
  ]
}
