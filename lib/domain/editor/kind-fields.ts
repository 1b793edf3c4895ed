import {
  jobBenefits,
  jobDepartments,
  jobForms,
  jobLevels,
  jobPlaces,
  jobShifts,
  jobTypes,
} from '@/lib/contract/career-words'
import type { EntryKind } from '@/lib/contract/editor-words'
import { newsEventSchema, newsKinds } from '@/lib/contract/news'
import { promotionSchema } from '@/lib/contract/promotion'
import { roadShowStopSchema } from '@/lib/contract/road-show'
import { faqTopicIds } from '@/lib/domain/faq-topics'
import type { KindFields } from './fields'

const needed = { required: true } as const
const free = { required: false } as const

const promotion = promotionSchema.shape
const stop = roadShowStopSchema.shape
const bookings = newsEventSchema.shape.booking.options

/** Every kind of content with the fields of its form, in their order. */
export const kindFields: Record<EntryKind, KindFields> = {
  promotion: {
    facts: [
      { name: 'startsOn', shape: 'day', ...needed },
      { name: 'endsOn', shape: 'day', ...needed },
      { name: 'lines', shape: 'choices', options: promotion.lines.element.options, ...needed },
      { name: 'places', shape: 'choices', options: promotion.places.element.options, ...needed },
      { name: 'terms', shape: 'choices', options: promotion.terms.element.options, ...needed },
      { name: 'families', shape: 'choices', options: promotion.families.element.options, ...free },
      { name: 'series', shape: 'choices', options: promotion.series.element.options, ...free },
      { name: 'sample', shape: 'switch' },
    ],
    words: [
      { name: 'title', shape: 'line', ...needed, role: 'title' },
      { name: 'text', shape: 'text', ...needed },
      { name: 'includes', shape: 'lines', ...needed },
    ],
    days: { first: 'startsOn', last: 'endsOn' },
  },
  news: {
    facts: [
      { name: 'kind', shape: 'choice', options: newsKinds, ...needed },
      { name: 'publishedOn', shape: 'day', ...needed },
      { name: 'changedOn', shape: 'day', ...free },
      { name: 'picture', shape: 'picture', ...needed },
      { name: 'focus', shape: 'focus' },
      { name: 'stop', shape: 'text', ...free },
      { name: 'startsOn', shape: 'day', ...free },
      { name: 'endsOn', shape: 'day', ...free },
      { name: 'opens', shape: 'time', ...free },
      { name: 'closes', shape: 'time', ...free },
      { name: 'booking', shape: 'choice', options: bookings, ...free },
      { name: 'latitude', shape: 'number', ...free },
      { name: 'longitude', shape: 'number', ...free },
      { name: 'products', shape: 'codes', ...free },
      { name: 'paths', shape: 'links', ...free },
      { name: 'sample', shape: 'switch' },
    ],
    words: [
      { name: 'title', shape: 'line', ...needed, role: 'title' },
      { name: 'summary', shape: 'text', ...needed, role: 'description' },
      { name: 'body', shape: 'article', ...needed },
      { name: 'pictureAlt', shape: 'line', ...free },
      { name: 'place', shape: 'line', ...free },
      { name: 'programme', shape: 'lines', ...free },
      { name: 'bring', shape: 'lines', ...free },
      { name: 'afterwards', shape: 'article', ...free },
    ],
    days: { first: 'startsOn', last: 'endsOn' },
  },
  question: {
    facts: [{ name: 'topic', shape: 'choice', options: faqTopicIds, ...needed }],
    words: [
      { name: 'question', shape: 'line', ...needed, role: 'title' },
      { name: 'answer', shape: 'article', ...needed },
      { name: 'words', shape: 'line', ...free, unseen: true },
    ],
  },
  job: {
    facts: [
      { name: 'position', shape: 'text', ...needed },
      { name: 'posted', shape: 'day', ...needed },
      { name: 'validThrough', shape: 'day', ...free },
      { name: 'vacancies', shape: 'number', ...needed },
      { name: 'department', shape: 'choice', options: jobDepartments, ...needed },
      { name: 'level', shape: 'choice', options: jobLevels, ...needed },
      { name: 'type', shape: 'choice', options: jobTypes, ...needed },
      { name: 'place', shape: 'choice', options: jobPlaces, ...needed },
      { name: 'shift', shape: 'choice', options: jobShifts, ...needed },
      { name: 'hours', shape: 'lines', ...needed },
      { name: 'daysPerWeek', shape: 'number', ...needed },
      { name: 'payPer', shape: 'choice', options: ['month', 'day'], ...needed },
      { name: 'payMin', shape: 'number', ...free },
      { name: 'payMax', shape: 'number', ...free },
      { name: 'benefits', shape: 'choices', options: jobBenefits, ...needed },
      { name: 'languages', shape: 'lines', ...needed },
      { name: 'form', shape: 'choice', options: jobForms, ...needed },
      { name: 'steps', shape: 'lines', ...needed },
      { name: 'day', shape: 'lines', ...needed },
      { name: 'sample', shape: 'switch' },
    ],
    words: [
      { name: 'title', shape: 'line', ...needed, role: 'title' },
      { name: 'lead', shape: 'text', ...needed },
      { name: 'duties', shape: 'lines', ...needed },
      { name: 'requirements', shape: 'lines', ...needed },
      { name: 'welcome', shape: 'lines', ...needed },
      { name: 'payNote', shape: 'text', ...needed },
      { name: 'decides', shape: 'text', ...needed },
      { name: 'dayWords', shape: 'lines', ...needed },
    ],
    days: { first: 'posted', last: 'validThrough' },
  },
  'road-show': {
    facts: [
      { name: 'from', shape: 'day', ...needed },
      { name: 'to', shape: 'day', ...needed },
      { name: 'opens', shape: 'time', ...needed },
      { name: 'closes', shape: 'time', ...needed },
      { name: 'province', shape: 'text', ...needed },
      { name: 'latitude', shape: 'number', ...needed },
      { name: 'longitude', shape: 'number', ...needed },
      { name: 'lines', shape: 'choices', options: stop.lines.element.options, ...needed },
      { name: 'offers', shape: 'choices', options: stop.offers.element.options, ...needed },
      { name: 'booking', shape: 'choice', options: bookings, ...needed },
      { name: 'highlight', shape: 'switch' },
      { name: 'sample', shape: 'switch' },
    ],
    words: [{ name: 'place', shape: 'line', ...needed }],
    days: { first: 'from', last: 'to' },
  },
  banner: {
    facts: [
      { name: 'position', shape: 'number', ...needed },
      { name: 'href', shape: 'link', ...needed },
      { name: 'product', shape: 'code', ...free },
      { name: 'startsOn', shape: 'day', ...free },
      { name: 'endsOn', shape: 'day', ...free },
    ],
    words: [
      { name: 'title', shape: 'line', ...needed },
      { name: 'text', shape: 'text', ...needed },
      { name: 'action', shape: 'line', ...needed },
    ],
    days: { first: 'startsOn', last: 'endsOn' },
  },
}
