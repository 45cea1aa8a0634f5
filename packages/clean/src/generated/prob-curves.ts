/** Made by `npm run model:prob`; see model/PROB.md. */
export const PROB_CURVES: Readonly<Record<string, readonly (readonly [score: number, right: number])[]>> = {
  "changed": [
    [
      0.9,
      0.005
    ],
    [
      0.901,
      0.493
    ],
    [
      0.913,
      0.911
    ],
    [
      0.916,
      0.973
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class": [
    [
      0.9,
      0.005
    ],
    [
      0.92,
      0.973
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class.24-hours": [
    [
      0.97,
      0.796
    ]
  ],
  "changed class.bare": [
    [
      0.95,
      0.977
    ]
  ],
  "changed class.bare-amount": [
    [
      0.95,
      0.982
    ]
  ],
  "changed class.capitals": [
    [
      0.9,
      0.005
    ],
    [
      0.97,
      0.988
    ]
  ],
  "changed class.decimal-point": [
    [
      0.95,
      0.954
    ]
  ],
  "changed class.dominant-spelling": [
    [
      0.95,
      0.989
    ]
  ],
  "changed class.form": [
    [
      0.97,
      0.977
    ]
  ],
  "changed class.iso": [
    [
      0.95,
      0.978
    ]
  ],
  "changed class.misspelt": [
    [
      0.92,
      0.977
    ],
    [
      0.93,
      0.992
    ]
  ],
  "changed class.month-first": [
    [
      0.97,
      0.995
    ]
  ],
  "changed class.one-form": [
    [
      0.97,
      0.993
    ]
  ],
  "changed class.one-scale": [
    [
      0.97,
      0.859
    ]
  ],
  "changed class.plain": [
    [
      0.97,
      0.958
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class.range": [
    [
      0.97,
      0.99
    ]
  ],
  "changed class.scale": [
    [
      0.97,
      0.986
    ]
  ],
  "changed class.separator": [
    [
      0.94,
      0.978
    ]
  ],
  "changed class.symbol": [
    [
      0.97,
      0.979
    ]
  ],
  "changed class.word": [
    [
      0.97,
      0.985
    ]
  ],
  "changed class.years": [
    [
      0.97,
      0.981
    ]
  ],
  "changed rows": [
    [
      0.92,
      0.978
    ]
  ],
  "changed rows.agree": [
    [
      0.96,
      0.974
    ]
  ],
  "changed rows.fill": [
    [
      0.92,
      0.984
    ]
  ],
  "changed rows.repeat": [
    [
      0.96,
      0.983
    ]
  ],
  "changed sources": [
    [
      0.901,
      0.493
    ],
    [
      0.913,
      0.911
    ],
    [
      0.916,
      0.971
    ]
  ],
  "changed sources.agree": [
    [
      0.901,
      0.493
    ],
    [
      0.913,
      0.91
    ],
    [
      0.916,
      0.959
    ]
  ],
  "changed sources.fill": [
    [
      0.901,
      0.495
    ],
    [
      0.913,
      0.912
    ],
    [
      0.916,
      0.971
    ],
    [
      0.95,
      0.992
    ]
  ],
  "changed text": [
    [
      0.99,
      0.995
    ]
  ],
  "changed text.one-space": [
    [
      0.99,
      0.995
    ]
  ],
  "changed text.quotes": [
    [
      0.99,
      0.995
    ]
  ],
  "changed text.space": [
    [
      0.99,
      0.995
    ]
  ],
  "changed text.trim": [
    [
      0.99,
      0.995
    ]
  ],
  "changed typo": [
    [
      0.93,
      0.992
    ]
  ],
  "changed typo.near": [
    [
      0.93,
      0.995
    ]
  ],
  "flagged": [
    [
      0.1,
      0.299
    ],
    [
      0.5,
      0.602
    ]
  ],
  "flagged class": [
    [
      0.1,
      0.39
    ],
    [
      0.5,
      0.825
    ]
  ],
  "flagged class.ambiguous": [
    [
      0.5,
      0.901
    ]
  ],
  "flagged class.invalid often of few": [
    [
      0.1,
      0.632
    ]
  ],
  "flagged class.invalid often of many": [
    [
      0.1,
      0.5
    ]
  ],
  "flagged class.invalid often of some": [
    [
      0.1,
      0.711
    ]
  ],
  "flagged class.invalid once of few": [
    [
      0.1,
      0.232
    ]
  ],
  "flagged class.invalid once of many": [
    [
      0.1,
      0.102
    ]
  ],
  "flagged class.invalid once of some": [
    [
      0.1,
      0.11
    ]
  ],
  "flagged class.invalid once of unique": [
    [
      0.1,
      0.623
    ]
  ],
  "flagged class.invalid twice of few": [
    [
      0.1,
      0.202
    ]
  ],
  "flagged class.invalid twice of many": [
    [
      0.1,
      0.362
    ]
  ],
  "flagged class.invalid twice of some": [
    [
      0.1,
      0.308
    ]
  ],
  "flagged missing": [
    [
      0.25,
      0.075
    ],
    [
      0.5,
      0.26
    ]
  ],
  "flagged missing.sentinel": [
    [
      0.25,
      0.019
    ],
    [
      0.5,
      0.117
    ]
  ],
  "flagged rows": [
    [
      0.15,
      0.085
    ],
    [
      0.2,
      0.103
    ],
    [
      0.35,
      0.316
    ],
    [
      0.5,
      0.815
    ]
  ],
  "flagged rows.agree": [
    [
      0.15,
      0.044
    ],
    [
      0.2,
      0.074
    ],
    [
      0.35,
      0.326
    ]
  ],
  "flagged rows.fill": [
    [
      0.3,
      0.054
    ]
  ],
  "flagged rows.repeat": [
    [
      0.5,
      0.88
    ]
  ],
  "flagged rows.spill": [
    [
      0.5,
      0.859
    ]
  ],
  "flagged sources": [
    [
      0.1,
      0.29
    ],
    [
      0.5,
      0.387
    ],
    [
      0.51,
      0.581
    ],
    [
      0.611,
      0.599
    ]
  ],
  "flagged sources.agree": [
    [
      0.1,
      0.285
    ],
    [
      0.51,
      0.559
    ],
    [
      0.595,
      0.585
    ]
  ],
  "flagged sources.fill": [
    [
      0.1,
      0.281
    ],
    [
      0.5,
      0.362
    ],
    [
      0.595,
      0.571
    ],
    [
      0.611,
      0.616
    ]
  ],
  "flagged typo": [
    [
      0.25,
      0.178
    ]
  ],
  "flagged typo.near": [
    [
      0.25,
      0.124
    ]
  ],
  "kept": [
    [
      0.99,
      0.98
    ]
  ],
  "kept often of few": [
    [
      0.99,
      0.995
    ]
  ],
  "kept often of many": [
    [
      0.99,
      0.986
    ]
  ],
  "kept often of some": [
    [
      0.99,
      0.994
    ]
  ],
  "kept often of unique": [
    [
      0.99,
      0.954
    ]
  ],
  "kept once of few": [
    [
      0.99,
      0.868
    ]
  ],
  "kept once of many": [
    [
      0.99,
      0.987
    ]
  ],
  "kept once of some": [
    [
      0.99,
      0.94
    ]
  ],
  "kept once of unique": [
    [
      0.99,
      0.995
    ]
  ],
  "kept twice of few": [
    [
      0.99,
      0.921
    ]
  ],
  "kept twice of many": [
    [
      0.99,
      0.979
    ]
  ],
  "kept twice of some": [
    [
      0.99,
      0.989
    ]
  ],
  "kept twice of unique": [
    [
      0.99,
      0.932
    ]
  ],
  "missing": [
    [
      0.99,
      0.995
    ]
  ],
  "missing missing": [
    [
      0.99,
      0.995
    ]
  ],
  "missing missing.token": [
    [
      0.99,
      0.995
    ]
  ]
};
