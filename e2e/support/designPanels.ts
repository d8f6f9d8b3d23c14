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
