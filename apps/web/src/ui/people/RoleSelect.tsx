import { Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { notifyError } from '../notify.ts'
import { notifyUndo } from '../notifyUndo.tsx'

interface RoleOption {
  readonly value: string
  readonly label: string
}

/** What follows from a role, where that must be asked first. */
export interface RoleQuestion {
  readonly title: string
  readonly text: ReactNode
  /** 'Make owner' */
  readonly confirmLabel: string
}

interface RoleSelectProps {
  readonly person: string
  readonly roles: readonly RoleOption[]
  readonly role: string
  /** Undefined: the change is made at once, and can be undone. */
  readonly question: (role: string) => RoleQuestion | undefined
  readonly change: (role: string) => Promise<unknown>
}

/** Changes somebody's role: at once with a way back, or after a question where there is none. */
export function RoleSelect(props: RoleSelectProps): ReactNode {
  const { person, roles, role, question, change } = props
  const [asked, setAsked] = useState<string | undefined>(undefined)
  const mutation = useMutation({ mutationFn: change })
  const ask = asked === undefined ? undefined : question(asked)
  const choose = (next: string): void => {
    if (question(next) !== undefined) return setAsked(next)
    const label = roles.find(({ value }) => value === next)?.label ?? next
    mutation.mutate(next, {
      onSuccess: () =>
        notifyUndo(`${person}: ${label}.`, () => void change(role).catch(notifyError)),
      onError: notifyError,
    })
  }
  const close = (): void => {
    setAsked(undefined)
    mutation.reset()
  }
  return (
    <>
      <Select
        aria-label={`Role of ${person}`}
        maw={130}
        data={[...roles]}
        value={role}
        disabled={mutation.isPending}
        onChange={(next) => next !== null && next !== role && choose(next)}
      />
      {asked !== undefined && ask !== undefined && (
        <ConfirmDialog
          opened
          title={ask.title}
          text={ask.text}
          confirmLabel={ask.confirmLabel}
          of={mutation}
          onConfirm={() => mutation.mutate(asked, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}
