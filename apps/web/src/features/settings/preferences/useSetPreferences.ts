import type { Preferences } from '@duet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { MeDocument, type MeQuery, SetPreferencesDocument } from '../../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../../lib/graphqlQuery.ts'
import { adoptPreferences, currentPreferences } from '../../../lib/preferences/preferences.ts'
import { useChange } from '../../../lib/useChange.ts'
import type { Attempt } from '../../../ui/ErrorNote.tsx'

/** Shows by a choice at once, and stores it; where it cannot be stored, what was before comes back. */
export function useSetPreferences(): Attempt & { readonly set: (next: Preferences) => void } {
  const queryClient = useQueryClient()
  const change = useChange(SetPreferencesDocument)
  const show = (preferences: Preferences): void => {
    adoptPreferences(preferences)
    // What the guard of the next page adopts
    queryClient.setQueryData<MeQuery>(graphqlQuery(MeDocument, {}).queryKey, (known) =>
      known === undefined ? undefined : { ...known, me: { ...known.me, preferences } },
    )
  }
  return {
    ...change,
    set: (input) => {
      const before = currentPreferences()
      show(input)
      change.mutate({ input }, { onError: () => show(before) })
    },
  }
}
