import { z } from 'zod'
import { daySchema, langSchema, langShape, slugSchema } from './common'
import { clockTimeSchema } from './dealer'
import {
  clockBases,
  deskActors,
  deskKinds,
  deskMoveFields,
  deskQueues,
  deskReaches,
  deskStatuses,
  viewedKinds,
  type DeskQueue,
} from './desk-words'
import { nothing, post, type Endpoint } from './endpoint'
import type { Scope } from './scope'
import { storedFileTypes, uploadIdSchema } from './upload'

const kindSchema = z.enum(deskKinds)
export const deskQueueSchema = z.enum(deskQueues)
const personSchema = z.object({ id: z.string(), name: z.string() })

/** The day by which something is answered, and what that day stands on. */
const dueShape = { due: daySchema, basis: z.enum(clockBases) }

const inboxRowSchema = z.object({
  kind: kindSchema,
  /** Its number; of a wish, its id. */
  id: z.string(),
  state: z.string(),
  /** From a list of our own, never personal: reason, symptom, job, product or vehicle. */
  topic: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  ...dueShape,
  owner: personSchema.nullable(),
  /** Sent by a program, as far as can be told. */
  suspected: z.boolean(),
  /** Without a photo of the serial it cannot be decided. */
  photoNeeded: z.boolean(),
  /** Its sender has written since the last answer. */
  replied: z.boolean(),
})
export type InboxRow = z.infer<typeof inboxRowSchema>

const queueCounts = Object.fromEntries(deskQueues.map((queue) => [queue, z.int().optional()])) as Record<
  DeskQueue,
  z.ZodOptional<z.ZodInt>
>

export const inboxSchema = z.object({
  rows: z.array(inboxRowSchema),
  /** Gives the rows that follow; null = there are none. */
  next: z.string().nullable(),
  /** How many are in each list that the caller may see. */
  counts: z.object(queueCounts),
})
export type Inbox = z.infer<typeof inboxSchema>

const inboxInput = z.object({
  /** Default: every list but spam. */
  queue: deskQueueSchema.optional(),
  status: z.enum(deskStatuses).default('open'),
  /** `me`, `nobody`, or an account. Default: anybody's. */
  owner: z.string().trim().min(1).max(64).optional(),
  /** The beginning of a number. */
  number: z.string().trim().max(20).optional(),
  after: z.string().max(2000).optional(),
  limit: z.int().min(1).max(100).default(50),
})

const moveSchema = z.object({
  /** The state it leads to, or what else is done. */
  move: z.string(),
  reason: z.enum(['none', 'optional', 'required']),
  fields: z.array(z.object({ name: z.enum(deskMoveFields), required: z.boolean() })),
})

const historySchema = z.object({
  at: z.iso.datetime(),
  actor: z.enum(deskActors),
  /** Of the staff; null = another, or unknown. */
  name: z.string().nullable(),
  what: z.enum(['state', 'message', 'answer', 'note', 'change']),
  state: z.string().nullable(),
  text: z.string().nullable(),
})

export const deskItemSchema = inboxRowSchema.extend({
  lang: langSchema,
  open: z.boolean(),
  person: z.object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
  reach: z.enum(deskReaches),
  /** In the order of its form; values that come from a list are codes. */
  facts: z.array(z.object({ field: z.string(), value: z.string() })),
  files: z.array(z.object({ id: uploadIdSchema, type: z.enum(storedFileTypes), bytes: z.int(), purpose: z.string() })),
  /** Oldest first. */
  history: z.array(historySchema),
  moves: z.array(moveSchema),
  /** Who can have it. */
  colleagues: z.array(personSchema),
  /** Answers to begin with: named in the caller's language, written in the sender's. */
  answers: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
})
export type DeskItem = z.infer<typeof deskItemSchema>
export type DeskMove = DeskItem['moves'][number]

const itemShape = { kind: kindSchema, id: z.string().trim().min(1).max(64) }
const written = z.string().trim().min(1).max(4000)
/** Made once for each text; the same key counts once. */
const onceShape = { ...itemShape, key: z.uuid() }

const moveInput = z.object({
  ...itemShape,
  move: z.string().trim().max(40),
  /** Told to its sender. */
  reason: written.optional(),
  productId: slugSchema.optional(),
  release: z.boolean().optional(),
  serial: z.string().trim().min(1).max(40).optional(),
  day: daySchema.optional(),
  slot: clockTimeSchema.optional(),
})

const deskScopes = ['service', 'people', 'content', 'integrity'] as const satisfies readonly Scope[]
const asked = ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'] as const
const forStaff = { auth: true, scope: deskScopes } as const
const found = { errors: [...asked, 'NOT_FOUND'] } as const
const changed = { errors: [...asked, 'NOT_FOUND', 'CONFLICT'] } as const

export const deskEndpoints = {
  listInbox: {
    ...post('desk/inbox', 'What waits for a person, with the day it is due', inboxInput, inboxSchema, {
      errors: asked,
      limit: 'read',
    }),
    ...forStaff,
  },
  openDeskItem: {
    ...post(
      'desk/open',
      'All of one item; who looked is recorded',
      z.object({ ...langShape, ...itemShape }),
      deskItemSchema,
      {
        ...found,
        limit: 'read',
      },
    ),
    ...forStaff,
  },
  openDeskFile: {
    ...post(
      'desk/file',
      'A file of an item; who looked is recorded',
      z.object({ ...itemShape, file: uploadIdSchema }),
      z.object({ type: z.enum(storedFileTypes), base64: z.string() }),
      { ...found, limit: 'read' },
    ),
    ...forStaff,
  },
  assignDeskItem: {
    ...post(
      'desk/assign',
      'Take an item, hand it to a colleague, or lay it back',
      z.object({ ...itemShape, /** Null = nobody. */ owner: z.string().max(64).nullable() }),
      nothing,
      changed,
    ),
    ...forStaff,
  },
  noteDeskItem: {
    ...post(
      'desk/note',
      'Write a note that only staff read',
      z.object({ ...onceShape, text: written }),
      nothing,
      found,
    ),
    ...forStaff,
  },
  answerDeskItem: {
    ...post(
      'desk/answer',
      'Write to the sender of an item',
      z.object({ ...onceShape, text: written }),
      nothing,
      changed,
    ),
    ...forStaff,
  },
  moveDeskItem: {
    ...post('desk/move', 'Move an item on, as far as its states allow', moveInput, nothing, changed),
    ...forStaff,
  },
  listDeskViews: {
    ...post(
      'desk/views',
      'Who looked at what',
      z.object({ account: z.string().max(64).optional(), item: z.string().max(64).optional() }),
      z.array(
        z.object({
          at: z.iso.datetime(),
          account: z.string(),
          kind: z.enum(viewedKinds),
          id: z.string(),
          what: z.enum(['item', 'file']),
        }),
      ),
      { errors: asked, limit: 'read' },
    ),
    auth: true,
    scope: 'internal',
  },
} as const satisfies Record<string, Endpoint>
