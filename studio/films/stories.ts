import type { Story } from './frame'
import { story as findSerial } from './stories/find-serial'
import { story as measureSag } from './stories/measure-sag'
import { story as oilOrLeak } from './stories/oil-or-leak'
import { story as airEveryDay } from './stories/air-every-day'
import { story as carInPairs } from './stories/car-in-pairs'
import { story as changeTwinShocks } from './stories/change-twin-shocks'
import { story as countClicks } from './stories/count-clicks'
import { story as setPreload } from './stories/set-preload'

/** The films by the id of their guide. */
export const stories: Readonly<Record<string, Story>> = {
  'measure-sag': measureSag,
  'set-preload': setPreload,
  'count-clicks': countClicks,
  'change-twin-shocks': changeTwinShocks,
  'find-serial': findSerial,
  'oil-or-leak': oilOrLeak,
  'car-in-pairs': carInPairs,
  'air-every-day': airEveryDay,
}
