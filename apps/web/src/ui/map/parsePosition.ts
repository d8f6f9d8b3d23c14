/** Two numbers as maps and files write them: '33.4484, -112.0740', '33.4484° N 112.0740° W'. */
export function parsePosition(
  text: string,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const parts = [...text.matchAll(/(-?\d+(?:\.\d+)?)\s*°?\s*([NSEW])?/gi)]
  const [latitude, longitude] = parts.map(([, digits, letter]) =>
    /[SW]/i.test(letter ?? '') ? -Math.abs(Number(digits)) : Number(digits),
  )
  if (parts.length !== 2 || latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
