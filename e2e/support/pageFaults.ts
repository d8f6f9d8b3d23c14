import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'

/** Axe on the page, where its half megabyte of source is run once. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'undefined' } : { page })
  // No page looked at has frames of others: a second page to put their findings together is not needed
  return axe.setLegacyMode()
}

/** What axe finds that keeps people from using the page, or one part of it, as 'rule: element'. */
export async function accessFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await (await axeOf(page))
    .include(part)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** How far the page is wider than the window, pixels. */
export function excessWidthPx(page: Page): Promise<number> {
  return page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  )
}

/** Texts of the page, or inside one element of it, whose middle is hidden behind something else. */
export function coveredTexts(inside: Page | Locator): Promise<readonly string[]> {
  const whole = 'goto' in inside ? inside.locator('body') : inside
  return whole.evaluate((root) => {
    const isUncovered = (element: Element, x: number, y: number): boolean => {
      // a control that is drawn by others may lie over its own label, itself invisible
      const top = document
        .elementsFromPoint(x, y)
        .find((each) => getComputedStyle(each).opacity !== '0')
      return top === undefined || top.contains(element) || element.contains(top)
    }
    /** Scrolled out of sight, or one pixel wide for screen readers alone. */
    const isClipped = (element: Element, x: number, y: number): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { left, right, top, bottom, width } = at.getBoundingClientRect()
        const isOutside = x < left || x > right || y < top || y > bottom
        const clips = getComputedStyle(at).overflow !== 'visible'
        if (clips && (isOutside || width <= 1)) return true
      }
      return false
    }
    const covered: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || !element.checkVisibility()) continue
      // what lets the pointer through cannot be asked for by its place
      if (getComputedStyle(element).pointerEvents === 'none') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, top, width, height } = range.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width > 1 && !isClipped(element, x, y) && !isUncovered(element, x, y)) {
        covered.push(node.textContent?.trim() ?? '')
      }
    }
    return covered
  })
}

/** Controls that cannot be reached in the window as wide as it is: outside it, cut off, or in a box that scrolls sideways without showing so; and those too small for a finger. */
export async function unreachableControls(page: Page): Promise<readonly string[]> {
  const { violations } = await (await axeOf(page))
    .options({ runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] })
    .analyze()
  const small = violations.flatMap(({ nodes }) =>
    nodes.map(({ target }) => `too small: ${target.join(' ')}`),
  )
  return [...small, ...(await page.evaluate(controlsOutOfSight))]
}

/** Runs in the page. */
function controlsOutOfSight(): string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]'
  const TOLERANCE_PX = 1
  const faultOf = (control: Element): string | undefined => {
    let { left, right } = control.getBoundingClientRect()
    for (let at: Element | null = control; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      const isOutside = left < box.left - TOLERANCE_PX || right > box.right + TOLERANCE_PX
      if (at !== control && isOutside && style.overflowX !== 'visible') {
        if (!['auto', 'scroll'].includes(style.overflowX)) return 'cut off'
        const isShown = style.backgroundImage.includes('gradient')
        if (!isShown && at !== document.documentElement) return 'scrolled to, and nothing says so'
        ;({ left, right } = box)
      }
      if (style.position === 'fixed') break
    }
    return left < -TOLERANCE_PX || right > innerWidth + TOLERANCE_PX ? 'outside' : undefined
  }
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const { x, width, height } = control.getBoundingClientRect()
    const isSeen =
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      !control.closest('[aria-hidden="true"], .maplibregl-map')
    const fault = isSeen ? faultOf(control) : undefined
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
    return fault === undefined
      ? []
      : [`${fault}: ${control.tagName.toLowerCase()} ${name} at ${Math.round(x)}`]
  })
}
