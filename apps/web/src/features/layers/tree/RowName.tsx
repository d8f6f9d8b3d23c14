import { TextInput, UnstyledButton } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import classes from './LayerTree.module.css'
import type { TreeLineProps } from './treeHost.ts'
import { choosingOf } from './treeSelection.ts'

interface RowNameProps extends TreeLineProps {
  readonly name: string
  /** What kind of thing it is. */
  readonly title?: string
  readonly onRename: (name: string) => void
  readonly children: ReactNode
}

/** The name of a block or layer; double click makes it a text field. */
export function RowName(props: RowNameProps): ReactNode {
  const { session, host, row, name, onRename } = props
  if (props.isRenaming && session.mayEdit) {
    return (
      <NameField
        name={name}
        onRename={onRename}
        onEnd={() => host.rename(row, false)}
        onDone={() => host.renamed(row)}
      />
    )
  }
  return (
    <UnstyledButton
      className={classes['name']}
      title={props.title}
      tabIndex={-1}
      onClick={(event) => host.choose(row, choosingOf(event))}
      onDoubleClick={() => host.rename(row, true)}
    >
      {props.children}
      <span className={classes['nameText']}>{name}</span>
    </UnstyledButton>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onEnd: () => void
  /** The name was changed or left by a key: the line takes the focus again. */
  readonly onDone: () => void
}

function NameField({ name, onRename, onEnd, onDone }: NameFieldProps): ReactNode {
  const [text, setText] = useState(name)
  const field = useFocusNextFrame()
  const finish = (): void => {
    if (text.trim() !== '' && text !== name) onRename(text.trim())
    onEnd()
  }
  return (
    <TextInput
      aria-label="Name"
      className={classes['nameField'] ?? ''}
      size="xs"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') onEnd()
        if (event.key === 'Enter' || event.key === 'Escape') onDone()
      }}
      ref={field}
    />
  )
}

/** A menu that has just closed still gives the focus back to its button; the field takes it after that. */
function useFocusNextFrame(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return field
}
