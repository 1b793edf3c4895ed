'use client'

import { useState } from 'react'

/** Saves what is right; counts the tries to save what is not. */
export function useCheckedSave(isRight: boolean, save: () => void) {
  const [refused, setRefused] = useState(0)
  return { refused, onSave: () => (isRight ? save() : setRefused((count) => count + 1)) }
}
