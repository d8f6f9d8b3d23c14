import { MINUTE_MS } from '@duet/units'
import { useQuery } from '@tanstack/react-query'
import { NoticesDocument, type NoticesQuery, ReadNoticesDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { useChange } from '../../lib/useChange.ts'

export type NoticeRow = NoticesQuery['notices']['notices'][number]

interface Notices {
  /** Undefined until they are known. */
  readonly page: NoticesQuery['notices'] | undefined
  /** All that are shown. */
  readonly markRead: () => void
}

export function useNotices(): Notices {
  const { data } = useQuery({ ...graphqlQuery(NoticesDocument, {}), refetchInterval: MINUTE_MS })
  const read = useChange(ReadNoticesDocument, { stale: [NoticesDocument] })
  const page = data?.notices
  const newest = page?.notices.at(0)
  return {
    page,
    markRead: () => {
      if (newest !== undefined && page !== undefined && page.unread_count > 0) {
        read.mutate({ up_to: newest.id })
      }
    },
  }
}
