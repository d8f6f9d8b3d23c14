import { useEffect, useState } from 'react'

interface Opening {
  readonly isOpen: boolean
  readonly opener: HTMLElement | undefined
}

/**
 * Gives the focus back to what opened a dialog, when the dialog is gone and nothing else has taken it.
 * Mantine does so only for dialogs that were drawn closed before.
 */
export function useFocusBack(isOpen: boolean): void {
  const [{ isOpen: wasOpen, opener }, setOpening] = useState<Opening>(() => openingOf(isOpen))
  if (isOpen !== wasOpen) setOpening(openingOf(isOpen))
  useEffect(
    () => () => {
      // after what closes beside it, and after what takes the focus for itself
      setTimeout(() => {
        if (document.activeElement === document.body) opener?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

function openingOf(isOpen: boolean): Opening {
  return { isOpen, opener: isOpen ? focused() : undefined }
}

/** What has the focus; in place of an entry of a menu, which closes, the button of the menu. */
function focused(): HTMLElement | undefined {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  const opener =
    menu === null || menu === undefined
      ? activeElement
      : document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return opener instanceof HTMLElement ? opener : undefined
}
