import { NextIntlClientProvider } from 'next-intl'
import { timeZone } from '@/lib/domain/calendar'
import { NearestAnswer } from './nearest-answer'
import type { NearestProps } from './nearest-props'

/** The answer with the words it is given. */
export function WordedAnswer({ dealer, ...props }: NearestProps & { dealer: object }) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={{ dealer }} formats={null} timeZone={timeZone}>
      <NearestAnswer {...props} />
    </NextIntlClientProvider>
  )
}
