import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'

/** Which rules are looked at, and how. */
type RunOptions = Parameters<AxeBuilder['options']>[0]

/** Axe on the page, where its half megabyte of source is run once. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'undefined' } : { page })
  // No page looked at has frames of others: a second page to put their findings together is not needed
  return axe.setLegacyMode()
}

/** Rules that the colours of the page can break. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** Menus, lists, tips and messages that are open lie over the page, and in no landmark of it. */
const FLOATING =
  '[data-portal] :is([role="menu"], [role="listbox"], [role="dialog"], [role="tooltip"], [role="alert"])'

/** What axe finds of any weight on the page, or one part of it, in its light and its dark colours, as 'rule: element'. */
export async function accessFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  const inLight = await violations(page, part, {
    rules: {
      'target-size': { enabled: true },
      region: { enabled: (await page.locator(FLOATING).count()) === 0 },
    },
  })
  await paint(page, 'dark')
  const inDark = await violations(page, part, { runOnly: { type: 'rule', values: OF_COLORS } })
  await paint(page, 'light')
  return [...inLight, ...inDark.map((fault) => `in dark, ${fault}`)]
}

async function violations(page: Page, part: string, rules: RunOptions): Promise<readonly string[]> {
  // The guide in its frame is a page of its own, with landmarks of its own
  const axe = (await axeOf(page))
    .include(part)
    .exclude('iframe')
    .options({ ...rules, resultTypes: ['violations'] })
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** The colours are there at once: nothing changes gradually where less motion is asked for, as the tests do. */
function paint(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((next) => {
    document.documentElement.dataset['mantineColorScheme'] = next
  }, scheme)
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
  const small = await violations(page, 'html', {
    runOnly: { type: 'rule', values: ['target-size'] },
  })
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
      // A field that others draw, as those of editors of code
      if (style.overflowX !== 'visible' && Math.min(box.width, box.height) <= 1) return undefined
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
