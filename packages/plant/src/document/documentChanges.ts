import { NOT_SET } from '../components/valueText.ts'
import {
  type DocumentFact,
  documentFacts,
  type FactGroup,
  type FactOptions,
} from './documentFacts.ts'
import type { PlantDocument } from './plantDocument.ts'

/** A field of a design that differs between two documents, in words. */
export interface DocumentChange {
  readonly group: FactGroup
  /** Name of the block or component; empty for the site and the system. */
  readonly subject: string
  readonly label: string
  readonly before: string
  readonly after: string
  readonly unit: string
}

/** A document with the blocks of it that count. */
export interface ComparedDocument extends Pick<FactOptions, 'blockIds'> {
  readonly document: PlantDocument
}

/**
 * What one design says otherwise than another. Blocks and components meet by their names, since copies have other ids; one that
 * only one design has is one change.
 */
export function documentChanges(
  a: ComparedDocument,
  b: ComparedDocument,
): readonly DocumentChange[] {
  const [before, after] = [factsByPlace(a), factsByPlace(b)]
  const [hadA, hadB] = [subjectsOf(before), subjectsOf(after)]
  const places = new Set([...before.keys(), ...after.keys()])
  const whole = new Set<string>()
  return [...places].flatMap((place): DocumentChange[] => {
    const [was, is] = [before.get(place), after.get(place)]
    const fact = was ?? is
    if (!fact) return []
    const subject = subjectKey(fact)
    if (hadA.has(subject) && hadB.has(subject)) return changeOf(fact, was, is)
    if (fact.group === 'layer' || whole.has(subject)) return []
    whole.add(subject)
    const { group } = fact
    const [had, has] = [hadA.has(subject), hadB.has(subject)].map((one) =>
      one ? 'there' : 'not there',
    )
    const label = group === 'block' ? 'Block' : 'Component'
    return [{ group, subject: fact.subject, label, before: had ?? '', after: has ?? '', unit: '' }]
  })
}

function changeOf(
  { group, subject, label, unit }: DocumentFact,
  was: DocumentFact | undefined,
  is: DocumentFact | undefined,
): DocumentChange[] {
  const [before, after] = [was?.value ?? absence(group), is?.value ?? absence(group)]
  if (before !== after) return [{ group, subject, label, before, after, unit }]
  if (was?.identity === is?.identity) return []
  return [{ group, subject, label, before, after: `${after}, drawn otherwise`, unit }]
}

const absence = (group: FactGroup): string => (group === 'layer' ? 'not drawn' : NOT_SET)

/** Layers lie with their block. */
const subjectKey = ({ group, subject }: DocumentFact): string =>
  `${group === 'layer' ? 'block' : group} ${subject}`

function factsByPlace({ document, blockIds }: ComparedDocument): ReadonlyMap<string, DocumentFact> {
  const found = new Map<string, DocumentFact>()
  for (const fact of documentFacts(document, { ...(blockIds && { blockIds }) })) {
    const place = `${subjectKey(fact)} ${fact.group} ${fact.key}`
    let free = place
    for (let again = 2; found.has(free); again += 1) free = `${place} ${again}`
    found.set(free, fact)
  }
  return found
}

const subjectsOf = (facts: ReadonlyMap<string, DocumentFact>): ReadonlySet<string> =>
  new Set([...facts.values()].map(subjectKey))
