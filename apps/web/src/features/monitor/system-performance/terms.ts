export const COUNTED_AS = ['unavailable', 'available', 'excluded'] as const
export type CountedAs = (typeof COUNTED_AS)[number]

export const COUNTED_TEXTS: Readonly<Record<CountedAs, string>> = {
  unavailable: 'Unavailable',
  available: 'Available',
  excluded: 'Excluded',
}

export interface Term {
  readonly event_type: string
  readonly counted_as: CountedAs
}

const isCountedAs = (text: string | undefined): text is CountedAs =>
  COUNTED_AS.some((one) => one === text)

/** Terms of an address: what cannot be read is none. */
export function readTerms(text: string | undefined, known: ReadonlySet<string>): readonly Term[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [event_type = '', counted_as] = part.split('.')
    return known.has(event_type) && isCountedAs(counted_as) ? [{ event_type, counted_as }] : []
  })
}

/** Terms for the address with one more, or without it where it is as usual; undefined: all are usual. */
export function writeTerms(
  terms: readonly Term[],
  changed: Term,
  usual: CountedAs,
): string | undefined {
  const others = terms.filter(({ event_type }) => event_type !== changed.event_type)
  const all = changed.counted_as === usual ? others : [...others, changed]
  return all.length === 0
    ? undefined
    : all.map(({ event_type, counted_as }) => `${event_type}.${counted_as}`).join(',')
}
