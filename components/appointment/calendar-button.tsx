'use client'

import { mdiCalendarPlus } from '@mdi/js'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Gives the browser a calendar file to keep. The file is made here, because its address would tell whose visit it is. */
export function CalendarButton({ ics, label }: { ics: string; label: string }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'visit.ics'
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <Button variant="secondary" onClick={save}>
      <Icon path={mdiCalendarPlus} size={5} />
      {label}
    </Button>
  )
}
