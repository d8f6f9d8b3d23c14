import type { MouseEvent } from 'react'

interface ClearButtonProps {
  readonly 'aria-label': string
  readonly 'aria-hidden': false
  readonly tabIndex: 0
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** The button that empties a select, in reach of the keyboard; the field has the focus afterwards, for the button is gone. */
export const clearButton = (label: string): ClearButtonProps => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
  onClick: ({ currentTarget }) =>
    currentTarget
      .closest(':has(input)')
      ?.querySelector<HTMLInputElement>('input:not([type=hidden])')
      ?.focus(),
})
