/**
 * All of a list that comes in pages.
 *
 * @param take - what the server gives at most at once; a shorter page is the last
 */
export async function allPages<T>(
  take: number,
  page: (place: { readonly skip: number; readonly take: number }) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const all: T[] = []
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ended
    const found = await page({ skip: all.length, take })
    all.push(...found)
    if (found.length < take) return all
  }
}
