import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCurrentUser } from '../../lib/currentUser.ts'
import { PaletteProjectsDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import { homeOrganizationOf } from '../routes/homeOrganization.ts'
import type { Command } from './command.ts'

const DEBOUNCE_MS = 200

/** The projects of the organisation whose names hold what was typed. */
export function useProjectCommands(query: string): readonly Command[] {
  const typed = query.trim()
  const [search] = useDebouncedValue(typed, DEBOUNCE_MS)
  const { org } = useParams({ strict: false })
  const organization = homeOrganizationOf(useCurrentUser(), org)
  const navigate = useNavigate()
  const { data, isPlaceholderData } = useQuery({
    ...graphqlQuery(PaletteProjectsDocument, {
      org_id: organization?.id ?? '',
      search: search === '' ? null : search,
    }),
    enabled: organization !== undefined,
    placeholderData: keepPreviousData,
  })
  if (organization === undefined) return []
  const isEarlier = isPlaceholderData || search !== typed
  // Enter takes the first: of an earlier answer only what would be found again
  const found = (data?.projects.projects ?? []).filter(
    ({ name }) => !isEarlier || name.toLowerCase().includes(typed.toLowerCase()),
  )
  return found.map(({ id, name }) => ({
    id: `project ${id}`,
    label: name,
    run: () =>
      void navigate({
        to: '/$org/project/$projectId/design/blocks',
        params: { org: organization.slug, projectId: id },
      }),
  }))
}
