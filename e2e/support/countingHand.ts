import type { Locator, Page } from 'playwright-core'

/**
 * Times of a person, s: a key or a button of the mouse (an average typist), pointing at a thing, moving the hand between keyboard
 * and mouse, and deciding what to do next.
 *
 * @see S. K. Card, T. P. Moran, A. Newell, Communications of the ACM 23 (1980) 396-410, doi:10.1145/358886.358895
 */
const PERSON_S = { key: 0.28, point: 1.1, home: 0.4, decision: 1.35 }

interface Step {
  readonly name: string
  /** As it took here, s. */
  readonly tookS: number
  /** As a person would need for deciding and for the hand, s. */
  readonly personS: number
}

/** A hand that counts what it does, step by step. */
export interface Hand {
  /** Does something that is decided on once. */
  readonly step: (name: string, does: () => Promise<void>) => Promise<void>
  readonly click: (target: Locator) => Promise<void>
  readonly clickAt: (place: { readonly x: number; readonly y: number }) => Promise<void>
  readonly press: (key: string) => Promise<void>
  /** Clicks a field and types into it. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Chooses a file in the dialog of the system: points at its name and presses twice. */
  readonly chooseFile: (
    opens: Locator,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ) => Promise<void>
  readonly steps: () => readonly Step[]
}

export function countingHand(page: Page): Hand {
  const steps: Step[] = []
  let personS = 0
  let isOnMouse = true
  const reach = (mouse: boolean): void => {
    if (isOnMouse !== mouse) personS += PERSON_S.home
    isOnMouse = mouse
  }
  const pointAndPress = (presses = 1): void => {
    reach(true)
    personS += PERSON_S.point + presses * PERSON_S.key
  }
  const keys = (count: number): void => {
    reach(false)
    personS += count * PERSON_S.key
  }
  return {
    step: async (name, does) => {
      const start = performance.now()
      personS = PERSON_S.decision
      await does()
      steps.push({ name, tookS: (performance.now() - start) / 1000, personS })
    },
    click: async (target) => {
      pointAndPress()
      await target.click()
    },
    clickAt: async ({ x, y }) => {
      pointAndPress()
      await page.mouse.click(x, y)
    },
    press: async (key) => {
      keys(1)
      await page.keyboard.press(key)
    },
    type: async (field, text) => {
      pointAndPress()
      await field.click()
      keys(text.length)
      await field.pressSequentially(text)
    },
    chooseFile: async (opens, file) => {
      const chooser = page.waitForEvent('filechooser')
      pointAndPress()
      await opens.click()
      personS += PERSON_S.decision
      pointAndPress(2)
      await (await chooser).setFiles(file)
    },
    steps: () => steps,
  }
}

export const total = (steps: readonly Step[], of: 'tookS' | 'personS'): number =>
  steps.reduce((sum, step) => sum + step[of], 0)

/** Writes what each step took here, and what a person would need for it. */
export function tell(steps: readonly Step[]): void {
  const lines = steps.map(
    ({ name, tookS, personS }) =>
      `${tookS.toFixed(1).padStart(6)} s ${personS.toFixed(1).padStart(6)} s  ${name}`,
  )
  const sums = [total(steps, 'tookS'), total(steps, 'personS')].map((sum) => sum.toFixed(1))
  process.stdout.write(
    ['  here   person', ...lines, `${sums[0]} s here, ${sums[1]} s by a person`, ''].join('\n'),
  )
}
