'use client'

import { mdiMenu } from '@mdi/js'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import type { LabelledSection } from './menu-labels'
import { MenuLinks } from './menu-links'

type Props = {
  labels: { menu: string; close: string; navigation: string }
  sections: readonly LabelledSection[]
  /** Search and language, above the sections. */
  tools: ReactNode
}

const trigger = 'grid size-11 place-items-center'

/** The menu of narrow screens. Without script its button is a link to the same pages in the footer. */
export function PhoneMenu({ labels, sections, tools }: Props) {
  return (
    <div className="-mr-2 nav:hidden">
      <a href="#site-links" data-without-script className={trigger} aria-label={labels.menu}>
        <Icon path={mdiMenu} />
      </a>
      <Dialog
        title={labels.menu}
        closeLabel={labels.close}
        placement="side"
        triggerClassName={trigger}
        trigger={<Icon path={mdiMenu} label={labels.menu} />}
      >
        {tools}
        <nav aria-label={labels.navigation} className="phone-menu mt-4 border-t border-line">
          {sections.map(({ key, label, groups }) => (
            <Disclosure key={key} name="phone-menu" summary={label}>
              {groups.map((group) => (
                <div key={group.label} className="mb-3">
                  <p className="label">{group.label}</p>
                  <MenuLinks links={group.links} />
                </div>
              ))}
            </Disclosure>
          ))}
        </nav>
      </Dialog>
    </div>
  )
}
