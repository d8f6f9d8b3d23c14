import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './WordIcon.module.css'

export interface WordIconProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Beside the picture where what holds the button says that there is room: it sets `--word` and `--word-padding`. */
  readonly word?: string | undefined
}

const PARTS = { root: classes['root'] ?? '', icon: classes['icon'] ?? '' }

/** A button with a picture and, where there is room, its word. */
export function WordIcon({ word, children, ...rest }: WordIconProps): ReactNode {
  if (word === undefined) return <ActionIcon {...rest}>{children}</ActionIcon>
  return (
    <ActionIcon {...rest} classNames={PARTS}>
      {children}
      <span className={classes['word']}>{word}</span>
    </ActionIcon>
  )
}
