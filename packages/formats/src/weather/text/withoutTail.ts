/** Text without the characters of a set at its end. A pattern as /x+$/ begins anew at each x of a long run that ends elsewhere. */
export function withoutTail(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
