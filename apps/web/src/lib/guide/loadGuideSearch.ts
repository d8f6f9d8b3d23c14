import { createGuideSearch, type GuideEntry, type GuideSearch } from './guideSearch.ts'

let loading: Promise<GuideSearch> | undefined

/** Fetches what the guide's search looks through, once. @throws Error where it cannot be fetched; the next call tries again */
export function loadGuideSearch(): Promise<GuideSearch> {
  loading ??= fetchEntries()
    .then(createGuideSearch)
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

async function fetchEntries(): Promise<readonly GuideEntry[]> {
  const answer = await fetch('/docs/search.json')
  if (!answer.ok) throw new Error(`The guide cannot be searched: status ${answer.status}.`)
  return answer.json()
}
