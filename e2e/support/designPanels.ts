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

/** More stops than any page has. */
const MOST_STOPS = 250

/** What the Tab key comes to, once around the page. @throws Error where it does not come around */
export async function tabStops(page: Page): Promise<readonly TabStop[]> {
  const stops: TabStop[] = []
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    const { name, isNew, wasShown } = await page.evaluate(lookAtFocus)
    const last = stops.at(-1)
    if (isNew && last !== undefined) stops.splice(-1, 1, { ...last, isShown: wasShown })
    if (name === undefined || (isNew && name === stops[0]?.name)) return stops
    if (isNew) stops.push({ name, isShown: true })
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come around: ${stops.at(-1)?.name}`)
}

interface Focus {
  /** Undefined: nothing has it. */
  readonly name: string | undefined
  /** It has moved since the last look. */
  readonly isNew: boolean
  /** What had it before looked otherwise then than now. */
  readonly wasShown: boolean
}

/** In the page, with all that it needs: what has the focus. */
function lookAtFocus(): Focus {
  const looksOf = (element: Element): string =>
    [element, element.nextElementSibling, element.parentElement]
      .concat(element.parentElement?.parentElement ?? null)
      .filter((one) => one !== null)
      .map((one) => {
        const { outline, boxShadow, border, backgroundColor } = getComputedStyle(one)
        return [outline, boxShadow, border, backgroundColor].join(' ')
      })
      .join(';')
  const known: Window & { lastFocus?: { readonly element: Element; readonly looks: string } } =
    window
  const last = known.lastFocus
  const wasShown = last !== undefined && looksOf(last.element) !== last.looks
  const { activeElement: active, body } = document
  const isNew = last?.element !== active
  if (active === null || active === body) return { name: undefined, isNew, wasShown }
  known.lastFocus = { element: active, looks: looksOf(active) }
  const label = active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 40)
  const role = active.getAttribute('role') ?? active.tagName.toLowerCase()
  return { name: `${role} ${label}`, isNew, wasShown }
}
