import type { Locator, Page } from 'playwright-core'

/** Names of the lines of the tree of blocks and layers, from above. */
export function treeLines(page: Page): Promise<readonly (string | null)[]> {
  return page
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((line) => line.getAttribute('aria-label')))
}

/** Names of the operations sent from now on that change something on the server. */
export function changesSent(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const operation = new URL(request.url()).searchParams.get('operation') ?? ''
    if (/^(Upsert|Update|Delete|Create|Import|Set|Add|Remove|GetProjectFile)/.test(operation)) {
      sent.push(operation)
    }
  })
  return sent
}

/** Controls that take input, by name; choices of how a table is shown are no input. */
export function openControls(inside: Locator): Promise<readonly string[]> {
  return inside.locator('input, select, textarea, [role="switch"]').evaluateAll((all) =>
    all
      .filter((one) => one.closest('[role="radiogroup"]') === null)
      .filter((one) => !one.matches(':disabled, [readonly]'))
      .map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 120)),
  )
}

/** Opens the part of the left column with pictures and terrain. */
export async function openGround(page: Page): Promise<void> {
  const fold = page.getByRole('region', { name: 'Ground' }).getByRole('button', { name: /^Ground/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

export interface TabStop {
  readonly name: string
  /** Something of it, or right around it, looks otherwise than without the focus. */
  readonly isShown: boolean
}

/** What the Tab key comes to, from the top of the page to its end. @throws Error where it goes in circles */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = []
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop.before !== undefined && stops.length > 0) {
      const last = stops.at(-1)
      if (last !== undefined) stops[stops.length - 1] = { ...last, isShown: stop.before }
    }
    if (stop.name === undefined) return stops
    if (presses > 0 && stop.name === stops[0]?.name) return stops
    stops.push({ name: stop.name, isShown: true })
  }
  throw new Error(`Tab does not come to the end: ${stops.at(-1)?.name}`)
}

/** In the page: what has the focus, and whether what had it before has changed its looks since. */
function lookAtFocus(): {
  readonly name: string | undefined
  readonly before: boolean | undefined
} {
  const store: { lastFocus?: { element: Element; looks: string } } = window as never
  const looksOf = (element: Element): string =>
    [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ]
      .filter((one) => one instanceof Element)
      .map((one) => {
        const style = getComputedStyle(one)
        return `${style.outline} ${style.boxShadow} ${style.border} ${style.backgroundColor}`
      })
      .join(';')
  const { lastFocus } = store
  const before = lastFocus && looksOf(lastFocus.element) !== lastFocus.looks
  const active = document.activeElement
  if (active === null || active === document.body) return { name: undefined, before }
  store.lastFocus = { element: active, looks: looksOf(active) }
  const label = active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 40)
  const id =
    active.id === '' ? '' : document.querySelector(`[for="${CSS.escape(active.id)}"]`)?.textContent
  return {
    name: `${active.getAttribute('role') ?? active.tagName.toLowerCase()} ${label || id || ''}`,
    before,
  }
}
