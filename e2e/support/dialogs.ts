import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessFaults } from './pageFaults.ts'

/** Presses a button with the keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

/** Chooses an entry of a menu with the keyboard. */
export const chosen =
  (menu: string, item: string) =>
  async (page: Page): Promise<void> => {
    await press(page, menu)
    // the menu first puts the focus where it begins
    await page.locator('[role="menu"]:focus-within').waitFor()
    await page.getByRole('menuitem', { name: item }).focus()
    await page.keyboard.press('Enter')
  }

/** A dialog, and how it is opened. */
export interface Opening {
  readonly title: string
  /** What has the focus again when the dialog is closed. */
  readonly opener: string
  readonly open?: (page: Page) => Promise<void>
}

/** Opens it without the mouse, looks at it as axe does, and closes it: the focus goes back. */
export async function isUsable(page: Page, { title, opener, open }: Opening): Promise<void> {
  await (open === undefined ? press(page, opener) : open(page))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: title }).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), {
      message: title,
    })
    .toBe(true)
  expect.soft(await accessFaults(page, '[role="dialog"]'), title).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const focused = (): Promise<readonly (string | null)[]> =>
    page
      .locator(':focus')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  await expect.poll(focused, { message: title }).toEqual([opener])
}
