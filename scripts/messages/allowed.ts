/** Texts that are names, codes or units and rightly read the same in every language; compared without placeholders. */
export const allowedTexts = ['YSS Suspension (Thailand)'] as const satisfies readonly string[]

/** A text made only of these words needs no Thai or Japanese script: series, vehicles, units, abbreviations. */
export const allowedWords =
  /^(?:YSS|GTX|DTG(?:-plus|-sport)?|RX|PLUS|SPORT|PERT|[EZGXR]-Series|RX-Series|X-Sport|X-Pert|series|ADV|AEROX|CLICK|FORZA|LEAD|NMAX|PCX|XMAX|YAMAHA|FAZZIO|VESPA|GTS|FAQ|PDF|CSV|Honda|Toyota|Suzuki|Mitsubishi|Haval|Atto|BYD|SUV|PPV|WD|ms|mm|cm|km|kg|kgf|lbf|lb|ml|fl|oz|in|bar|psi|Nm|SMS|LINE|API|JSON|SNS|ID|TH|EN|JP)$/i
