/** FNV-1a, 32 bit: tells versions of a text apart in an address, protects nothing. */
export function shortHash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}
