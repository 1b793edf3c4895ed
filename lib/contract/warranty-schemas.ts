import { z } from 'zod'
import { warrantyStates, claimStates, warrantyFlags, warrantyTermIds, actors } from './warranty-words'

// Apart from the words, which pages need without the schemas' weight.

export const warrantyStateSchema = z.enum(warrantyStates)
export const claimStateSchema = z.enum(claimStates)
export const warrantyFlagSchema = z.enum(warrantyFlags)
export const warrantyTermSchema = z.enum(warrantyTermIds)
export const actorSchema = z.enum(actors)
