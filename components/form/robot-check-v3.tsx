'use client'

import { useEffect } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import { scriptId } from '@/lib/client/robot-check/script'
import type { RobotSettings } from '@/lib/client/robot-check/settings'
import type { RobotRunner } from '@/lib/client/robot-check/widget'

type Props = { settings: RobotSettings; onReady: (run: RobotRunner) => void }

function Runner({ onReady }: Pick<Props, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) onReady((action) => executeRecaptcha(action))
  }, [executeRecaptcha, onReady])
  return null
}

/** Version 3, which watches and asks nothing. Mounted once its script is loaded; apart, so that forms without it do not ship it. */
export function RobotCheckV3({ settings, onReady }: Props) {
  return (
    <GoogleReCaptchaProvider
      reCaptchaKey={settings.siteKey}
      language={settings.lang}
      useEnterprise={settings.enterprise}
      scriptProps={{ id: scriptId, async: true }}
    >
      <Runner onReady={onReady} />
    </GoogleReCaptchaProvider>
  )
}
