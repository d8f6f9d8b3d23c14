import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { type GuideTerm, termText, useTerm } from '../../lib/guide/terms.ts'
import { shownSentence, shownUnit } from '../../lib/shownUnits.ts'
import { HoverNote } from '../HoverNote.tsx'
import { followGuide } from './GuideLink.tsx'
import classes from './Term.module.css'

/** A label. Where it names a term of the field, its meaning stands beside on hover and focus, and a press opens the guide. */
export function Term({ label }: { readonly label: string }): ReactNode {
  const term = useTerm(label)
  if (term === undefined) return label
  return (
    <HoverNote note={<TermNote term={term} />} isInline>
      <UnstyledButton
        component="a"
        className={classes['term']}
        href={term.more}
        target="_blank"
        rel="noreferrer"
        aria-description={termText(term)}
        onClick={(event) => followGuide(event, term.more)}
      >
        {label}
      </UnstyledButton>
    </HoverNote>
  )
}

/** What a term means, with its formula and unit. */
export function TermNote({ term }: { readonly term: GuideTerm }): ReactNode {
  const { names, meaning, formula, unit } = term
  return (
    <>
      <Text size="xs" fw={600}>
        {names[0]}
      </Text>
      <Text size="xs" c="gray.7">
        {shownSentence(meaning)}
      </Text>
      {formula !== '' && (
        <Text size="xs" ff="monospace" mt={4}>
          {formula}
        </Text>
      )}
      {unit !== '' && (
        <Text size="xs" c="gray.7" mt={4}>
          Unit: {shownUnit(unit)}
        </Text>
      )}
    </>
  )
}
