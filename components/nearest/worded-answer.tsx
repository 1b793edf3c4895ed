import { Worded } from '@/components/i18n/worded'
import { NearestAnswer } from './nearest-answer'
import type { NearestProps } from './nearest-props'

/** The answer with the words it is given. */
export function WordedAnswer({ dealer, ...props }: NearestProps & { dealer: object }) {
  return (
    <Worded locale={props.locale} messages={{ dealer }}>
      <NearestAnswer {...props} />
    </Worded>
  )
}
