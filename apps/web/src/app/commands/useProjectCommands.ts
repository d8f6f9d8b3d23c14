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
  const [search] = useDebouncedValue(query.trim(), DEBOUNCE_MS)
  const { org } = useParams({ strict: false })
  const organization = homeOrganizationOf(useCurrentUser(), org)
  const navigate = useNavigate()
  const { data } = useQuery({
    ...graphqlQuery(PaletteProjectsDocument, {
      org_id: organization?.id ?? '',
      search: search === '' ? null : search,
    }),
    enabled: organization !== undefined,
    placeholderData: keepPreviousData,
  })
  if (organization === undefined) return []
  return (data?.projects.projects ?? []).map(({ id, name }) => ({
    id: `project ${id}`,
    label: name,
    run: () =>
      void navigate({
        to: '/$org/project/$projectId/design/blocks',
        params: { org: organization.slug, projectId: id },
      }),
  }))
}
