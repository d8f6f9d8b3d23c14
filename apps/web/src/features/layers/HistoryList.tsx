import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconHistory } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import type { DesignSession } from '../design-session/session.ts'
import { type PlantState, undoName } from '../plant/plantStore.ts'
import classes from './HistoryList.module.css'
import { goToStep } from './historySteps.ts'

/** The steps that undo and redo go along; a click goes to the design as it was after one. */
export function HistoryList({ session }: { readonly session: DesignSession }): ReactNode {
  const last = useStore(session.plant, undoName)
  const [isOpen, setIsOpen] = useState(false)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <section className={classes['panel']} aria-label="History">
      <h2 className={classes['head']}>
        <UnstyledButton
          className={classes['fold']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron size={14} aria-hidden />
          <IconHistory size={16} aria-hidden />
          History
          <span className={classes['last']}>{last}</span>
        </UnstyledButton>
      </h2>
      {isOpen && <Steps session={session} />}
    </section>
  )
}

function Steps({ session }: { readonly session: DesignSession }): ReactNode {
  const history = useStore(session.plant, (state) => state.history)
  const open = useStore(session.plant, (state) => state.open)
  const names = stepNames({ history, open })
  const done = names.length - history.undone.length
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.children[done]?.scrollIntoView({ block: 'nearest' }), [done])
  return (
    <ol ref={list} className={classes['steps']} aria-label="Steps">
      {['As opened', ...names].map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is known by its number
        <li key={at}>
          <UnstyledButton
            className={classes['step']}
            aria-current={at === done ? 'step' : undefined}
            data-undone={at > done}
            onClick={() => goToStep(session, at)}
          >
            {name}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  )
}

/** Oldest first: done, the one that is still open, undone. */
function stepNames({ history, open }: Pick<PlantState, 'history' | 'open'>): readonly string[] {
  return [
    ...history.done.map(({ name }) => name),
    ...(open === undefined ? [] : [open.name]),
    ...history.undone.map(({ name }) => name).toReversed(),
  ]
}
