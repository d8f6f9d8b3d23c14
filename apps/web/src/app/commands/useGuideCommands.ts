import { useQuery } from '@tanstack/react-query'
import { showGuide } from '../../lib/guide/guidePanel.ts'
import { NEVER_STALE } from '../../lib/useView.ts'
import type { Command } from './command.ts'

const MOST_RESULTS = 6

/** The places of the guide that hold what was typed. What is searched is fetched when the palette first opens. */
export function useGuideCommands(query: string): readonly Command[] {
  const { data: search } = useQuery({
    queryKey: ['guideSearch'],
    queryFn: async () => {
      const { loadGuideSearch } = await import('../../lib/guide/loadGuideSearch.ts')
      return loadGuideSearch()
    },
    ...NEVER_STALE,
  })
  return (search?.(query, MOST_RESULTS) ?? []).map(({ label, address, excerpt }) => ({
    id: `guide ${address}`,
    label,
    detail: excerpt,
    run: () => {
      if (!showGuide(`/docs/${address}`)) window.open(`/docs/${address}`)
    },
  }))
}
