import {
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  Menu,
  type MenuItemProps,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** What an element takes beside what Mantine's component of it does. */
type Linked<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** Links to pages of the application, drawn as the component they are named after. */
export const AnchorLink = createLink(
  (props: Linked<AnchorProps>): ReactNode => <Anchor {...props} />,
)

export const ButtonLink = createLink(
  (props: Linked<ButtonProps>): ReactNode => <Button component="a" {...props} />,
)

export const MenuItemLink = createLink(
  (props: Linked<MenuItemProps>): ReactNode => <Menu.Item component="a" {...props} />,
)
