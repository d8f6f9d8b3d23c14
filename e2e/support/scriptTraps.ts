import type { Page } from 'playwright-core'

/** Text that would run where it is put into a page as markup: as an element, out of an attribute, out of a script. */
export const MARKUP = `<img src=x onerror=hit()>"'</script><script>hit()</script>`

/** An address that would run where it is made a link. */
export const SCRIPT_ADDRESS = 'javascript:hit()'

/** What on the page has run, was kept from running by its policy alone, or could run at a click. */
export type Traps = () => Promise<readonly string[]>

/** To be called before the page is opened. */
export async function setTraps(page: Page): Promise<Traps> {
  const sprung: string[] = []
  await page.exposeFunction('hit', () => {
    sprung.push('a script ran')
  })
  await page.exposeFunction('blocked', (what: string) => {
    sprung.push(`the policy blocked ${what}`)
  })
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    blocked(event.violatedDirective + ' ' + event.blockedURI)
  })`)
  page.on('dialog', (dialog) => {
    sprung.push('a dialog opened')
    void dialog.dismiss()
  })
  return async () => {
    const elements = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'img[src="x"], [onerror], [href^="javascript:" i], main script',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )
    return [...sprung.splice(0), ...elements]
  }
}

/** Types the text into each field of the page, or of its dialog, that takes text. Gives how many there are. */
export async function fillFields(page: Page, text: string): Promise<number> {
  const dialog = page.getByRole('dialog')
  const place = (await dialog.count()) > 0 ? dialog : page.locator('main')
  const fields = await place
    .locator(
      'input:not([type]), input[type="text"], input[type="search"], input[type="email"], textarea',
    )
    .filter({ visible: true })
    .all()
  let filled = 0
  for (const field of fields) {
    const isOpen = await field.evaluate(
      (one: HTMLInputElement | HTMLTextAreaElement) =>
        !one.disabled &&
        !one.readOnly &&
        one.inputMode !== 'numeric' &&
        one.inputMode !== 'decimal',
    )
    if (!isOpen) continue
    await field.fill(text)
    filled++
  }
  return filled
}
