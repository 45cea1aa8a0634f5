/** Made by `npm run model:prob`; see model/PROB.md. */
export const PROB_CURVES: Readonly<Record<string, readonly (readonly [score: number, right: number])[]>> = {
  "changed": [
    [
      0.9,
      0.005
    ],
    [
      0.901,
      0.485
    ],
    [
      0.912,
      0.918
    ],
    [
      0.916,
      0.977
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
      0.979
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class often of few": [
    [
      0.95,
      0.987
    ],
    [
      0.97,
      0.995
    ]
  ],
  "changed class often of many": [
    [
      0.97,
      0.992
    ]
  ],
  "changed class often of some": [
    [
      0.93,
      0.978
    ],
    [
      0.97,
      0.995
    ]
  ],
  "changed class once of few": [
    [
      0.93,
      0.974
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class once of many": [
    [
      0.92,
      0.943
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class once of some": [
    [
      0.9,
      0.005
    ],
    [
      0.92,
      0.987
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class once of unique": [
    [
      0.93,
      0.937
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class twice of few": [
    [
      0.95,
      0.934
    ],
    [
      0.99,
      0.995
    ]
  ],
  "changed class twice of many": [
    [
      0.97,
      0.994
    ]
  ],
  "changed class twice of some": [
    [
      0.93,
      0.985
    ],
    [
      0.97,
      0.995
    ]
  ],
  "changed class twice of unique": [
    [
      0.95,
      0.982
    ]
  ],
  "changed rows": [
    [
      0.92,
      0.98
    ]
  ],
  "changed rows.agree": [
    [
      0.95,
      0.978
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
      0.984
    ]
  ],
  "changed sources": [
    [
      0.901,
      0.485
    ],
    [
      0.912,
      0.918
    ],
    [
      0.916,
      0.973
    ]
  ],
  "changed sources.agree": [
    [
      0.901,
      0.485
    ],
    [
      0.912,
      0.917
    ],
    [
      0.916,
      0.961
    ]
  ],
  "changed sources.fill": [
    [
      0.901,
      0.486
    ],
    [
      0.913,
      0.919
    ],
    [
      0.916,
      0.973
    ],
    [
      0.95,
      0.994
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
      0.993
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
      0.255
    ],
    [
      0.5,
      0.602
    ]
  ],
  "flagged class": [
    [
      0.1,
      0.335
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
      0.402
    ]
  ],
  "flagged class.invalid often of many": [
    [
      0.1,
      0.46
    ]
  ],
  "flagged class.invalid often of some": [
    [
      0.1,
      0.599
    ]
  ],
  "flagged class.invalid once of few": [
    [
      0.1,
      0.216
    ]
  ],
  "flagged class.invalid once of many": [
    [
      0.1,
      0.095
    ]
  ],
  "flagged class.invalid once of some": [
    [
      0.1,
      0.104
    ]
  ],
  "flagged class.invalid once of unique": [
    [
      0.1,
      0.62
    ]
  ],
  "flagged class.invalid twice of few": [
    [
      0.1,
      0.182
    ]
  ],
  "flagged class.invalid twice of many": [
    [
      0.1,
      0.326
    ]
  ],
  "flagged class.invalid twice of some": [
    [
      0.1,
      0.28
    ]
  ],
  "flagged missing": [
    [
      0.25,
      0.064
    ],
    [
      0.5,
      0.26
    ]
  ],
  "flagged missing.sentinel": [
    [
      0.25,
      0.016
    ],
    [
      0.5,
      0.117
    ]
  ],
  "flagged rows": [
    [
      0.15,
      0.069
    ],
    [
      0.2,
      0.098
    ],
    [
      0.35,
      0.29
    ],
    [
      0.5,
      0.815
    ]
  ],
  "flagged rows.agree": [
    [
      0.15,
      0.031
    ],
    [
      0.2,
      0.074
    ],
    [
      0.25,
      0.096
    ],
    [
      0.35,
      0.311
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
      0.248
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
      0.244
    ],
    [
      0.5,
      0.275
    ],
    [
      0.51,
      0.559
    ],
    [
      0.596,
      0.585
    ]
  ],
  "flagged sources.fill": [
    [
      0.1,
      0.24
    ],
    [
      0.5,
      0.362
    ],
    [
      0.596,
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
      0.154
    ]
  ],
  "flagged typo.near": [
    [
      0.25,
      0.11
    ]
  ],
  "kept": [
    [
      0.9,
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
      0.9,
      0.98
    ],
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
      0.872
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
      0.939
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
