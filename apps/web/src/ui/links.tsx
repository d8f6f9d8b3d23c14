import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type OfLink<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** A link to a page of the application, drawn as text. */
export const TextLink = createLink((props: OfLink<AnchorProps>): ReactNode => <Anchor {...props} />)

/** The same, drawn as a button. */
export const ButtonLink = createLink(
  (props: OfLink<ButtonProps>): ReactNode => <Button component="a" {...props} />,
)
