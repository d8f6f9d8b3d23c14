/** 'ABCD EFGH IJ': easier to type from one screen to another. */
export function secretGroups(secret: string): string {
  return (
    secret
      .replace(/\s/g, '')
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  )
}
