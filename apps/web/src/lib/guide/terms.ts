import { useQuery } from '@tanstack/react-query'
import { shownSentence, shownUnit } from '../shownUnits.ts'
import { NEVER_STALE } from '../useView.ts'
import type { GuideAddress } from './guidePanel.ts'

/** A word of the field as the glossary of the guide explains it; tools/docs/helpTerms.ts writes them. */
interface WrittenTerm {
  /** The first is what it is called; the others mean the same. */
  readonly names: readonly string[]
  readonly meaning: string
  /** '' where there is none, as the unit. */
  readonly formula: string
  readonly unit: string
  /** In the guide: 'weather.html#time' */
  readonly more: string
}

export interface GuideTerm extends Omit<WrittenTerm, 'more'> {
  readonly more: GuideAddress
}

/** What a label names; undefined where it is no term, and until the terms, which are fetched once, are there. */
export function useTerm(label: string): GuideTerm | undefined {
  const { data } = useQuery({
    queryKey: ['guideTerms'],
    queryFn: fetchTerms,
    ...NEVER_STALE,
    retry: false,
  })
  return data?.get(label.toLowerCase())
}

async function fetchTerms(): Promise<ReadonlyMap<string, GuideTerm>> {
  const answer = await fetch('/docs/terms.json')
  if (!answer.ok) throw new Error(`The glossary cannot be read: status ${answer.status}.`)
  return termsByName(await answer.json())
}

/** By all their names, in small letters. */
export function termsByName(written: readonly WrittenTerm[]): ReadonlyMap<string, GuideTerm> {
  return new Map(
    written.flatMap((term) =>
      term.names.map((name) => [
        name.toLowerCase(),
        { ...term, more: `/docs/${term.more}` as const },
      ]),
    ),
  )
}

/** A term in one sentence, for who hears it. */
export function termText({ meaning, formula, unit }: GuideTerm): string {
  return [shownSentence(meaning), formula, unit === '' ? '' : `Unit: ${shownUnit(unit)}`]
    .filter(Boolean)
    .join(' ')
}
