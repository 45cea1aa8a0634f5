/** Scales of words, from the lowest to the highest step; a step may have several words. */
const SCALES = `very low|low|below average|medium/med/moderate/average/mid|above average|high|very high|extreme/extremely high|critical
none|minimal|mild|moderate|severe|very severe|critical|fatal
trivial|minor|moderate|major|critical|blocker
low|normal|medium|elevated|high|urgent|immediate
strongly disagree|disagree|somewhat disagree/slightly disagree|neutral/neither agree nor disagree/undecided|somewhat agree/slightly agree|agree|strongly agree
very dissatisfied|dissatisfied/unsatisfied|somewhat dissatisfied|neutral|somewhat satisfied|satisfied|very satisfied/extremely satisfied
never|rarely/seldom/hardly ever|occasionally|sometimes|often/frequently|usually|very often|always
very unlikely|unlikely|neutral/possible|likely|very likely|certain/almost certain
not at all|slightly/a little|somewhat|moderately|very/very much|extremely
very poor|poor|below average|fair|average|good|very good|excellent|outstanding/exceptional
very bad|bad|ok/okay|good|great|perfect
never smoked/never|former/ex-smoker/quit|occasional|current/smokes
xxs|xs/x-small|s/small|m/medium|l/large|xl/x-large/extra large|xxl/2xl|xxxl/3xl|4xl
tiny|small|medium|large|huge/extra large
young|middle-aged|old
beginner/novice|elementary|intermediate|advanced|expert|native
a1|a2|b1|b2|c1|c2
junior|intermediate|mid-level|senior|lead|principal
primary|secondary|tertiary
bronze|silver|gold|platinum|diamond
rare|uncommon|common
cold|cool|mild|warm|hot
slow|medium|fast
light|moderate|heavy
daily|weekly|biweekly/fortnightly|monthly|quarterly|yearly/annually
aaa|aa+|aa|aa-|a+|a|a-|bbb+|bbb|bbb-|bb+|bb|bb-|b+|b|b-|ccc|cc|c|d
stage 0|stage i/stage 1|stage ii/stage 2|stage iii/stage 3|stage iv/stage 4
i|ii|iii|iv|v
sehr niedrig|niedrig/tief|mittel|hoch|sehr hoch
keine|leicht|mittel|mässig/mäßig|schwer|sehr schwer
nie|selten|manchmal|häufig/oft|immer
stimme gar nicht zu|stimme nicht zu|neutral|stimme zu|stimme voll zu
sehr schlecht|schlecht|befriedigend|genügend|gut|sehr gut|ausgezeichnet
klein|mittel|gross/groß|sehr gross
très faible/très bas|faible/bas/basse|moyen/moyenne|élevé/élevée/haut/haute|très élevé/très élevée
jamais|rarement|parfois|souvent|toujours
mauvais|passable|moyen|bien/bon|très bien/très bon|excellent
petit|moyen|grand|très grand
muy bajo|bajo/baja|medio/media|alto/alta|muy alto/muy alta
nunca|raramente|a veces|a menudo|siempre
malo|regular|bueno|muy bueno|excelente
pequeño|mediano|grande
muito baixo|baixo/baixa|médio/média|alto/alta|muito alto
nunca|raramente|às vezes|frequentemente|sempre
molto basso|basso/bassa|medio/media|alto/alta|molto alto
mai|raramente|a volte|spesso|sempre
scarso|sufficiente|buono|ottimo
zeer laag|laag|gemiddeld/middel|hoog|zeer hoog
nooit|zelden|soms|vaak|altijd
slecht|matig|voldoende|goed|zeer goed|uitstekend`;

/** Word in small letters to its step. */
export type Scale = ReadonlyMap<string, number>;

export const scales: readonly Scale[] = SCALES.split("\n").map(
  (line) => new Map(line.split("|").flatMap((step, rank) => step.split("/").map((word) => [word, rank + 1] as const))),
);

const words: ReadonlySet<string> = new Set(scales.flatMap((scale) => [...scale.keys()]));

export function isScaleWord(lowerCase: string): boolean {
  return words.has(lowerCase);
}
