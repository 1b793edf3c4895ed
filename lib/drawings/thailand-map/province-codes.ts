/** Ids of @svg-maps/thailand → the two digits of ISO 3166-2:TH. The lake of Songkhla is no province. */
export const provinceCodes: Readonly<Record<string, string>> = {
  bkk: '10', spk: '11', nbi: '12', pte: '13', aya: '14', atg: '15', lri: '16', sbr: '17', cnt: '18', sri: '19',
  cbi: '20', ryg: '21', cti: '22', trt: '23', cco: '24', pri: '25', nyk: '26', skw: '27',
  nma: '30', brm: '31', srn: '32', ssk: '33', ubn: '34', yst: '35', cpm: '36', acr: '37', bkn: '38', nbp: '39',
  kkn: '40', udn: '41', lei: '42', nki: '43', mkm: '44', ret: '45', ksn: '46', snk: '47', npm: '48', mdh: '49',
  cmi: '50', lpn: '51', lpg: '52', utd: '53', pre: '54', nan: '55', pyo: '56', cri: '57', msn: '58',
  nsn: '60', uti: '61', kpt: '62', tak: '63', sti: '64', plk: '65', pct: '66', pnb: '67',
  rbr: '70', kri: '71', spb: '72', npt: '73', skn: '74', skm: '75', pbi: '76', pkn: '77',
  nrt: '80', kbi: '81', pna: '82', pkt: '83', sni: '84', rng: '85', cpn: '86',
  ska: '90', stn: '91', trg: '92', plg: '93', ptn: '94', yla: '95', nwt: '96',
}
