/** Genera and common names of living beings that tables name most, in small letters; endings tell the rest. */
const GENERA =
  "abies acacia acer achillea aedes agaricus allium alnus amanita amaranthus anas anemone anopheles anser apis aquila arabidopsis ardea aspergillus aster bacillus betula blattella bombyx borrelia bos brassica bubo buteo caenorhabditis camelus campanula candida canis capra capreolus carex castanea castor cervus chamaeleo chlamydia cirsium citrus clostridium columba corvus crocus cucumis culex cyprinus danio daphne daucus delphinus drosophila echinacea elephas equus erica escherichia eucalyptus euphorbia fagus falco felis festuca ficus fragaria fraxinus fucus gadus gallus gentiana geranium giraffa glycine gorilla gossypium haliaeetus hedera helianthus hirundo homo hordeum hyla iris juglans juniperus klebsiella lactobacillus larix larus lavandula lepus leptospira lilium listeria loxodonta lupinus lutra lycopersicon lynx macaca magnolia malus mentha microtus mus mycobacterium myotis nicotiana oncorhynchus orchis oreochromis oryctolagus oryza ovis pan panthera papaver parus passer penicillium phalaropus phaseolus phoca picea pinus pisum plantago plasmodium poa pongo populus primula prunus pseudomonas pteridium puma pyrus quercus rana ranunculus rattus rhododendron rosa rubus rumex saccharomyces salix salmo salmonella salvia sambucus saxifraga sciurus secale solanum sorbus sorghum staphylococcus streptococcus strix sturnus sus taraxacum taxus thymus tilia toxoplasma trifolium triticum turdus tursiops tyto ulmus ursus urtica vaccinium vanessa vibrio viola vipera vitis vulpes xenopus yersinia zea";
const COMMON =
  "dog cat horse cow cattle pig sheep goat chicken hen duck goose turkey rabbit mouse rat hamster guinea-pig donkey human fox wolf bear lion tiger leopard jaguar cheetah elephant rhinoceros hippopotamus giraffe zebra antelope deer moose elk bison buffalo camel llama kangaroo koala panda monkey gorilla chimpanzee orangutan bat hedgehog squirrel beaver otter badger weasel ferret skunk raccoon seal walrus whale dolphin shark salmon trout tuna cod herring carp pike eel frog toad newt salamander snake lizard turtle tortoise crocodile alligator eagle hawk falcon owl vulture crow raven magpie jay sparrow finch robin blackbird thrush starling swallow swift pigeon dove gull tern heron stork crane swan pelican penguin ostrich parrot woodpecker kingfisher hummingbird bee wasp ant butterfly moth beetle fly mosquito spider scorpion tick crab lobster shrimp snail slug octopus squid oyster mussel oak beech birch pine spruce fir larch maple ash elm willow poplar chestnut walnut hazel cherry apple pear plum yew juniper holly ivy rose tulip daisy dandelion clover nettle fern moss wheat barley rye oats maize corn rice potato tomato hund katze pferd kuh rind schwein schaf ziege huhn hase fuchs bär hirsch reh eiche buche fichte tanne kiefer birke chien chat cheval vache mouton chèvre chêne hêtre sapin perro gato caballo vaca oveja cabra";

const genera: ReadonlySet<string> = new Set(GENERA.split(" "));
const common: ReadonlySet<string> = new Set(COMMON.split(" "));
const GENUS_END =
  /(?:us|um|is|ia|ium|ella|ina|ops|oides|ensis|era|ys|ea|aria|ula|yx|ax|on|es|a|odon|saurus|myces|coccus|bacter|monas)$/;
const EPITHET_END =
  /(?:us|um|is|ense|ensis|ii|i|ae|a|ana|ata|ica|icus|icum|osa|osum|osus|oides|ilis|alis|aris|ens|ans|ris|ea|eum|eus|or|ax|ix|er|folia|folium|flora|e|fera|color)$/;

export function isGenus(lowerCase: string): boolean {
  return genera.has(lowerCase);
}

export function isCommonName(lowerCase: string): boolean {
  return common.has(lowerCase);
}

/** Whether two small words look like the Latin name of a species. */
export function looksLatin(genus: string, epithet: string): boolean {
  return (
    genera.has(genus) || (GENUS_END.test(genus) && EPITHET_END.test(epithet) && genus.length > 3 && epithet.length > 3)
  );
}
