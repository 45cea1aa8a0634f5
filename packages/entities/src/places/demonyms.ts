/** What the people of a country are called: country, in English, then by language (man and woman where they differ). */
export const DEMONYM_FORMS: readonly string[] = [
  "English",
  "German",
  "French",
  "Spanish",
  "Portuguese",
  "Italian",
  "Dutch",
];

const LINES = `
AF:Afghan:afghanisch:afghan|afghane|afghan|afghane:afgano|afgana:afegão|afegã:afghano|afgano:Afghaans
AL:Albanian:albanisch:albanais|albanaise:albanés|albanesa:albanês|albanesa:albanese:Albanees
DZ:Algerian:algerisch:algérien|algérienne:argelino|argelina:argelino|argelina:algerino|algerina:Algerijns
AD:Andorran:andorranisch:andorran|andorrane:andorrano|andorrana:andorrano|andorrana:andorrano|andorrana:Andorrees
AO:Angolan:angolanisch:angolais|angolaise:angoleño|angoleña:angolano|angolana:angolano|angolana:Angolees
AG:Antiguan|Antiguan and Barbudan|Antiguan, Barbudan::::::
AR:Argentine|Argentinian|Argentinean:argentinisch:argentin|argentine:argentino|argentina:argentino|argentina:argentino|argentina:Argentijns
AM:Armenian:armenisch:arménien|arménienne:armenio|armenia:armênio|armênia:armeno|armena:Armeens
AU:Australian:australisch:australien|australienne:australiano|australiana:australiano|australiana:australiano|australiana:Australisch
AT:Austrian:österreichisch:autrichien|autrichienne:austriaco|austriaca:austríaco|austríaca:austriaco|austriaca:Oostenrijks
AZ:Azerbaijani|Azeri:aserbaidschanisch:azerbaïdjanais|azerbaïdjanaise:azerbaiyano|azerbaiyana:azerbaijano|azerbaijana:azero|azerbaigiano:Azerbeidzjaans
BS:Bahamian:bahamaisch:bahaméen|bahaméenne:bahameño|bahameña:bahamense:bahamense:Bahamaans
BH:Bahraini:bahrainisch:bahreïnien|bahreïnienne:bareiní:bareinita:bahreinita:Bahreins
BD:Bangladeshi:bangladeschisch:bangladais|bangladaise:bangladesí:bangladeshiano:bangladese|bengalese:Bengalees
BB:Barbadian|Bajan:barbadisch:barbadien|barbadienne:barbadense:barbadiano:barbadiano:Barbadiaans
BY:Belarusian|Belarussian|Byelorussian:belarussisch|weißrussisch:biélorusse|bélarusse:bielorruso|bielorrusa:bielorrusso|bielorrussa:bielorusso|bielorussa:Wit-Russisch
BE:Belgian:belgisch:belge:belga:belga:belga:Belgisch
BZ:Belizean:belizisch:bélizien|bélizienne:beliceño|beliceña:belizenho:beliziano:Belizaans
BJ:Beninese:beninisch:béninois|béninoise:beninés|beninesa:beninense:beninese:Benins
BT:Bhutanese:bhutanisch:bhoutanais|bhoutanaise:butanés|butanesa:butanês:bhutanese:Bhutaans
BO:Bolivian:bolivianisch:bolivien|bolivienne:boliviano|boliviana:boliviano|boliviana:boliviano|boliviana:Boliviaans
BA:Bosnian|Bosnian and Herzegovinian|Bosnian, Herzegovinian:bosnisch|bosnisch-herzegowinisch:bosnien|bosnienne|bosniaque:bosnio|bosnia:bósnio|bósnia:bosniaco|bosniaca:Bosnisch
BW:Botswanan|Motswana|Batswana:botsuanisch:botswanais|botswanaise:botsuano|botsuana:botsuanês:botswano:Botswaans
BR:Brazilian:brasilianisch:brésilien|brésilienne:brasileño|brasileña:brasileiro|brasileira:brasiliano|brasiliana:Braziliaans
BN:Bruneian:bruneiisch:brunéien|brunéienne:bruneano:bruneano:bruneano:Bruneis
BG:Bulgarian:bulgarisch:bulgare:búlgaro|búlgara:búlgaro|búlgara:bulgaro|bulgara:Bulgaars
BF:Burkinabe|Burkinabé|Burkinan:burkinisch:burkinabè|burkinabé:burkinés|burkinesa:burquinense:burkinabé:Burkinees
BI:Burundian:burundisch:burundais|burundaise:burundés|burundesa:burundiano:burundese:Burundees
KH:Cambodian:kambodschanisch:cambodgien|cambodgienne:camboyano|camboyana:cambojano|cambojana:cambogiano|cambogiana:Cambodjaans
CM:Cameroonian:kamerunisch:camerounais|camerounaise:camerunés|camerunesa:camaronês|camaronesa:camerunese:Kameroens
CA:Canadian:kanadisch:canadien|canadienne:canadiense:canadense|canadiano|canadiana:canadese:Canadees
CV:Cape Verdean|Cabo Verdean:kapverdisch:cap-verdien|cap-verdienne:caboverdiano|caboverdiana:cabo-verdiano|cabo-verdiana:capoverdiano|capoverdiana:Kaapverdisch
CF:Central African:zentralafrikanisch:centrafricain|centrafricaine:centroafricano|centroafricana:centro-africano:centrafricano:Centraal-Afrikaans
TD:Chadian:tschadisch:tchadien|tchadienne:chadiano|chadiana:chadiano:ciadiano:Tsjadisch
CL:Chilean:chilenisch:chilien|chilienne:chileno|chilena:chileno|chilena:cileno|cilena:Chileens
CN:Chinese:chinesisch:chinois|chinoise:chino|china:chinês|chinesa:cinese:Chinees
CO:Colombian:kolumbianisch:colombien|colombienne:colombiano|colombiana:colombiano|colombiana:colombiano|colombiana:Colombiaans
KM:Comoran|Comorian:komorisch:comorien|comorienne:comorense:comorense:comoriano:Comorees
CG:Congolese|Congolese (Brazzaville):kongolesisch:congolais|congolaise:congoleño|congoleña:congolês|congolesa:congolese:Congolees
CD:Congolese (Kinshasa)|Congolese (DRC)|DR Congolese::::::
CR:Costa Rican:costa-ricanisch|costaricanisch:costaricien|costaricienne:costarricense:costarriquenho|costarriquenha:costaricano|costaricana:Costa Ricaans
HR:Croatian|Croat:kroatisch:croate:croata:croata:croato|croata:Kroatisch
CU:Cuban:kubanisch:cubain|cubaine:cubano|cubana:cubano|cubana:cubano|cubana:Cubaans
CY:Cypriot:zyprisch|zypriotisch:chypriote:chipriota:cipriota:cipriota:Cypriotisch
CZ:Czech:tschechisch:tchèque:checo|checa:tcheco|tcheca|checo:ceco|ceca:Tsjechisch
DK:Danish|Dane:dänisch:danois|danoise:danés|danesa:dinamarquês|dinamarquesa:danese:Deens
DJ:Djiboutian|Djibouti:dschibutisch:djiboutien|djiboutienne:yibutiano|yibutiana:djibutiano:gibutiano:Djiboutiaans
DM:Dominican (Dominica)|Dominiquais:dominicanisch (Dominica):dominiquais|dominiquaise::::
DO:Dominican:dominikanisch:dominicain|dominicaine:dominicano|dominicana:dominicano|dominicana:dominicano|dominicana:Dominicaans
EC:Ecuadorian|Ecuadorean:ecuadorianisch:équatorien|équatorienne:ecuatoriano|ecuatoriana:equatoriano|equatoriana:ecuadoriano|ecuadoregno:Ecuadoraans
EG:Egyptian:ägyptisch:égyptien|égyptienne:egipcio|egipcia:egípcio|egípcia:egiziano|egiziana:Egyptisch
SV:Salvadoran|Salvadorian|Salvadorean:salvadorianisch:salvadorien|salvadorienne:salvadoreño|salvadoreña:salvadorenho:salvadoregno:Salvadoraans
GQ:Equatorial Guinean|Equatoguinean:äquatorialguineisch:équatoguinéen|équatoguinéenne:ecuatoguineano:guinéu-equatoriano:equatoguineano:Equatoriaal-Guinees
ER:Eritrean:eritreisch:érythréen|érythréenne:eritreo|eritrea:eritreu:eritreo:Eritrees
EE:Estonian:estnisch:estonien|estonienne:estonio|estonia:estoniano|estoniana:estone:Ests|Estisch
SZ:Swazi:swasiländisch:swazi|swazie:suazi:suázi:swazi:Swazisch
ET:Ethiopian:äthiopisch:éthiopien|éthiopienne:etíope:etíope:etiope:Ethiopisch
FJ:Fijian:fidschianisch:fidjien|fidjienne:fiyiano|fiyiana:fijiano:figiano:Fijisch
FI:Finnish|Finn:finnisch:finlandais|finlandaise:finlandés|finlandesa:finlandês|finlandesa:finlandese:Fins
FR:French|Frenchman|Frenchwoman:französisch:français|française:francés|francesa:francês|francesa:francese:Frans
GA:Gabonese:gabunisch:gabonais|gabonaise:gabonés|gabonesa:gabonês:gabonese:Gabonees
GM:Gambian:gambisch:gambien|gambienne:gambiano|gambiana:gambiano:gambiano:Gambiaans
GE:Georgian:georgisch:géorgien|géorgienne:georgiano|georgiana:georgiano|georgiana:georgiano|georgiana:Georgisch
DE:German:deutsch:allemand|allemande:alemán|alemana:alemão|alemã:tedesco|tedesca:Duits
GH:Ghanaian:ghanaisch:ghanéen|ghanéenne:ghanés|ghanesa:ganês|ganesa:ghanese:Ghanees
GR:Greek:griechisch:grec|grecque:griego|griega:grego|grega:greco|greca:Grieks
GD:Grenadian:grenadisch:grenadien|grenadienne:granadino:granadino:grenadino:Grenadaans
GT:Guatemalan:guatemaltekisch:guatémaltèque:guatemalteco|guatemalteca:guatemalteco|guatemalteca:guatemalteco|guatemalteca:Guatemalaans
GN:Guinean:guineisch:guinéen|guinéenne:guineano|guineana:guineano:guineano:Guinees
GW:Guinea-Bissauan|Bissau-Guinean:guinea-bissauisch:bissau-guinéen:bisauguineano:guineense:bissau-guineano:Guinee-Bissaus
GY:Guyanese:guyanisch:guyanien|guyanienne:guyanés|guyanesa:guianense:guyanese:Guyaans
HT:Haitian:haitianisch:haïtien|haïtienne:haitiano|haitiana:haitiano|haitiana:haitiano|haitiana:Haïtiaans
HN:Honduran:honduranisch:hondurien|hondurienne:hondureño|hondureña:hondurenho:honduregno:Hondurees
HK:Hong Konger|Hongkonger|Hong Kong::::::
HU:Hungarian:ungarisch:hongrois|hongroise:húngaro|húngara:húngaro|húngara:ungherese:Hongaars
IS:Icelandic|Icelander:isländisch:islandais|islandaise:islandés|islandesa:islandês|islandesa:islandese:IJslands
IN:Indian:indisch:indien|indienne:indio|india:indiano|indiana:indiano|indiana:Indiaas|Indisch
ID:Indonesian:indonesisch:indonésien|indonésienne:indonesio|indonesia:indonésio|indonésia:indonesiano|indonesiana:Indonesisch
IR:Iranian|Persian:iranisch:iranien|iranienne:iraní:iraniano|iraniana:iraniano|iraniana:Iraans
IQ:Iraqi:irakisch:irakien|irakienne:iraquí:iraquiano|iraquiana:iracheno|irachena:Iraaks
IE:Irish|Irishman|Irishwoman:irisch:irlandais|irlandaise:irlandés|irlandesa:irlandês|irlandesa:irlandese:Iers
IL:Israeli:israelisch:israélien|israélienne:israelí:israelense|israelita:israeliano|israeliana:Israëlisch
IT:Italian:italienisch:italien|italienne:italiano|italiana:italiano|italiana:italiano|italiana:Italiaans
CI:Ivorian:ivorisch:ivoirien|ivoirienne:marfileño|marfileña:marfinense:ivoriano|ivoriana:Ivoriaans
JM:Jamaican:jamaikanisch:jamaïcain|jamaïcaine:jamaicano|jamaicana:jamaicano|jamaicana:giamaicano|giamaicana:Jamaicaans
JP:Japanese:japanisch:japonais|japonaise:japonés|japonesa:japonês|japonesa:giapponese:Japans
JO:Jordanian:jordanisch:jordanien|jordanienne:jordano|jordana:jordaniano|jordano:giordano|giordana:Jordaans
KZ:Kazakhstani|Kazakh:kasachisch:kazakh|kazakhe:kazajo|kazaja:cazaque:kazako|kazaka:Kazachs
KE:Kenyan:kenianisch:kényan|kényane:keniano|keniana|keniata:queniano|queniana:keniota|keniano:Keniaans|Keniaas
KI:I-Kiribati|Kiribati::::::
KW:Kuwaiti:kuwaitisch:koweïtien|koweïtienne:kuwaití:kuwaitiano:kuwaitiano:Koeweits
KG:Kyrgyz|Kyrgyzstani|Kirghiz:kirgisisch:kirghize:kirguís:quirguiz:kirghiso:Kirgizisch
LA:Laotian|Lao:laotisch:laotien|laotienne:laosiano|laosiana:laosiano:laotiano:Laotiaans
LV:Latvian:lettisch:letton|lettone|lettonne:letón|letona:letão|letã:lettone:Lets
LB:Lebanese:libanesisch:libanais|libanaise:libanés|libanesa:libanês|libanesa:libanese:Libanees
LS:Basotho|Mosotho|Lesothan:lesothisch::::::
LR:Liberian:liberianisch:libérien|libérienne:liberiano|liberiana:liberiano:liberiano:Liberiaans
LY:Libyan:libysch:libyen|libyenne:libio|libia:líbio|líbia:libico|libica:Libisch
LI:Liechtensteiner:liechtensteinisch:liechtensteinois|liechtensteinoise:liechtensteiniano:liechtensteinense:liechtensteinese:Liechtensteins
LT:Lithuanian:litauisch:lituanien|lituanienne:lituano|lituana:lituano|lituana:lituano|lituana:Litouws
LU:Luxembourgish|Luxembourger|Luxembourgian:luxemburgisch:luxembourgeois|luxembourgeoise:luxemburgués|luxemburguesa:luxemburguês|luxemburguesa:lussemburghese:Luxemburgs
MG:Malagasy:madagassisch:malgache:malgache:malgaxe:malgascio:Malagassisch
MW:Malawian:malawisch:malawien|malawienne|malawite:malauí:malauiano:malawiano:Malawisch
MY:Malaysian:malaysisch:malaisien|malaisienne:malasio|malasia:malaio|malaia:malese:Maleisisch
MV:Maldivian|Maldivan:maledivisch:maldivien|maldivienne:maldivo|maldiva:maldivo:maldiviano:Maldivisch
ML:Malian:malisch:malien|malienne:maliense|malí:malinês:maliano|maliana:Malinees
MT:Maltese:maltesisch:maltais|maltaise:maltés|maltesa:maltês|maltesa:maltese:Maltees
MH:Marshallese:marshallisch::::::
MR:Mauritanian:mauretanisch:mauritanien|mauritanienne:mauritano|mauritana:mauritano:mauritano:Mauritaans
MU:Mauritian:mauritisch:mauricien|mauricienne:mauriciano|mauriciana:mauriciano:mauriziano:Mauritiaans
MX:Mexican:mexikanisch:mexicain|mexicaine:mexicano|mexicana|mejicano:mexicano|mexicana:messicano|messicana:Mexicaans
FM:Micronesian:mikronesisch:micronésien:micronesio:micronésio:micronesiano:Micronesisch
MD:Moldovan|Moldavian:moldauisch|moldawisch:moldave:moldavo|moldava:moldávio|moldávia:moldavo|moldava:Moldavisch
MC:Monégasque|Monacan|Monegasque:monegassisch:monégasque:monegasco|monegasca:monegasco:monegasco:Monegaskisch
MN:Mongolian:mongolisch:mongol|mongole:mongol|mongola:mongol:mongolo|mongola:Mongools
ME:Montenegrin:montenegrinisch:monténégrin|monténégrine:montenegrino|montenegrina:montenegrino|montenegrina:montenegrino|montenegrina:Montenegrijns
MA:Moroccan:marokkanisch:marocain|marocaine:marroquí:marroquino|marroquina:marocchino|marocchina:Marokkaans
MZ:Mozambican:mosambikanisch:mozambicain|mozambicaine:mozambiqueño|mozambiqueña:moçambicano|moçambicana:mozambicano|mozambicana:Mozambikaans
MM:Burmese|Myanmarese|Myanmar:myanmarisch|birmanisch:birman|birmane:birmano|birmana:birmanês:birmano|birmana:Birmees|Myanmarees
NA:Namibian:namibisch:namibien|namibienne:namibio|namibia:namibiano:namibiano:Namibisch
NR:Nauruan:nauruisch::::::
NP:Nepalese|Nepali:nepalesisch:népalais|népalaise:nepalés|nepalí:nepalês|nepalesa:nepalese:Nepalees
NL:Dutch|Dutchman|Netherlander:niederländisch|holländisch:néerlandais|néerlandaise|hollandais:neerlandés|holandés|holandesa:neerlandês|holandês|holandesa:olandese:Nederlands
NZ:New Zealander|New Zealand|Kiwi:neuseeländisch:néo-zélandais|néo-zélandaise:neozelandés|neozelandesa:neozelandês|neozelandesa:neozelandese:Nieuw-Zeelands
NI:Nicaraguan:nicaraguanisch:nicaraguayen|nicaraguayenne:nicaragüense:nicaraguense:nicaraguense:Nicaraguaans
NE:Nigerien:nigrisch:nigérien|nigérienne:nigerino|nigerina:nigerino:nigerino:Nigerees
NG:Nigerian:nigerianisch:nigérian|nigériane:nigeriano|nigeriana:nigeriano|nigeriana:nigeriano|nigeriana:Nigeriaans
KP:North Korean:nordkoreanisch:nord-coréen|nord-coréenne:norcoreano|norcoreana:norte-coreano|norte-coreana:nordcoreano|nordcoreana:Noord-Koreaans
MK:Macedonian|North Macedonian:mazedonisch|nordmazedonisch:macédonien|macédonienne:macedonio|macedonia:macedônio|macedónio:macedone:Macedonisch
NO:Norwegian:norwegisch:norvégien|norvégienne:noruego|noruega:norueguês|norueguesa:norvegese:Noors
OM:Omani:omanisch:omanais|omanaise:omaní:omanense:omanita:Omaans
PK:Pakistani:pakistanisch:pakistanais|pakistanaise:paquistaní|pakistaní:paquistanês|paquistanesa:pachistano|pachistana|pakistano:Pakistaans
PW:Palauan:palauisch::::::
PS:Palestinian:palästinensisch:palestinien|palestinienne:palestino|palestina:palestino|palestina:palestinese:Palestijns
PA:Panamanian:panamaisch:panaméen|panaméenne:panameño|panameña:panamenho:panamense:Panamees
PG:Papua New Guinean|Papuan:papua-neuguineisch:papouasien|papou:papú:papuásio:papuano:Papoea-Nieuw-Guinees
PY:Paraguayan:paraguayisch:paraguayen|paraguayenne:paraguayo|paraguaya:paraguaio|paraguaia:paraguaiano|paraguaiana:Paraguayaans
PE:Peruvian:peruanisch:péruvien|péruvienne:peruano|peruana:peruano|peruana:peruviano|peruviana:Peruaans
PH:Filipino|Philippine|Filipina:philippinisch:philippin|philippine:filipino|filipina:filipino|filipina:filippino|filippina:Filipijns
PL:Polish|Pole:polnisch:polonais|polonaise:polaco|polaca:polonês|polonesa|polaco:polacco|polacca:Pools
PT:Portuguese:portugiesisch:portugais|portugaise:portugués|portuguesa:português|portuguesa:portoghese:Portugees
PR:Puerto Rican:puerto-ricanisch:portoricain|portoricaine:puertorriqueño|puertorriqueña:porto-riquenho:portoricano:Puerto Ricaans
QA:Qatari:katarisch:qatari|qatarien:catarí|qatarí:catarense|catariano:qatariota:Qatarees
RO:Romanian:rumänisch:roumain|roumaine:rumano|rumana:romeno|romena:rumeno|rumena|romeno:Roemeens
RU:Russian:russisch:russe:ruso|rusa:russo|russa:russo|russa:Russisch
RW:Rwandan:ruandisch:rwandais|rwandaise:ruandés|ruandesa:ruandês|ruandesa:ruandese:Rwandees
KN:Kittitian|Nevisian|Kittitian and Nevisian|Kittian and Nevisian::::::
LC:Saint Lucian|St. Lucian::::::
VC:Vincentian|Saint Vincentian::::::
WS:Samoan:samoanisch:samoan|samoane:samoano|samoana:samoano:samoano:Samoaans
SM:Sammarinese|San Marinese:san-marinesisch:saint-marinais:sanmarinense:são-marinense:sammarinese:San Marinees
ST:São Toméan|Sao Tomean|Santomean:são-toméisch:santoméen:santotomense:são-tomense:saotomense:Santomees
SA:Saudi|Saudi Arabian|Saudi-Arabian:saudi-arabisch|saudisch:saoudien|saoudienne:saudí|saudita:saudita:saudita:Saoedi-Arabisch|Saoedisch
SN:Senegalese:senegalesisch:sénégalais|sénégalaise:senegalés|senegalesa:senegalês|senegalesa:senegalese:Senegalees
RS:Serbian|Serb:serbisch:serbe:serbio|serbia:sérvio|sérvia:serbo|serba:Servisch
SC:Seychellois:seychellisch:seychellois|seychelloise:seychellense:seichelense:seicellese:Seychels
SL:Sierra Leonean|Sierra Leonian:sierra-leonisch:sierra-léonais|sierra-léonaise:sierraleonés|sierraleonesa:serra-leonês:sierraleonese:Sierra Leoons
SG:Singaporean|Singapore:singapurisch:singapourien|singapourienne:singapurense:singapurense|cingapuriano:singaporiano|singaporegno:Singaporees
SK:Slovak|Slovakian:slowakisch:slovaque:eslovaco|eslovaca:eslovaco|eslovaca:slovacco|slovacca:Slowaaks
SI:Slovenian|Slovene:slowenisch:slovène:esloveno|eslovena:esloveno|eslovena:sloveno|slovena:Sloveens
SB:Solomon Islander::::::
SO:Somali|Somalian:somalisch:somalien|somalienne:somalí:somali:somalo|somala:Somalisch
ZA:South African:südafrikanisch:sud-africain|sud-africaine:sudafricano|sudafricana:sul-africano|sul-africana:sudafricano|sudafricana:Zuid-Afrikaans
KR:South Korean|Korean:südkoreanisch|koreanisch:sud-coréen|sud-coréenne|coréen|coréenne:surcoreano|surcoreana|coreano:sul-coreano|sul-coreana|coreano:sudcoreano|sudcoreana|coreano:Zuid-Koreaans|Koreaans
SS:South Sudanese:südsudanesisch:sud-soudanais|sud-soudanaise:sursudanés:sul-sudanês:sudsudanese:Zuid-Soedanees
ES:Spanish|Spaniard:spanisch:espagnol|espagnole:español|española:espanhol|espanhola:spagnolo|spagnola:Spaans
LK:Sri Lankan:sri-lankisch:sri-lankais|sri-lankaise:esrilanqués|ceilanés:cingalês:singalese|srilankese:Sri Lankaans
SD:Sudanese:sudanesisch:soudanais|soudanaise:sudanés|sudanesa:sudanês|sudanesa:sudanese:Soedanees
SR:Surinamese|Surinamer:surinamisch:surinamais|surinamaise:surinamés|surinamesa:surinamês:surinamese:Surinaams
SE:Swedish|Swede:schwedisch:suédois|suédoise:sueco|sueca:sueco|sueca:svedese:Zweeds
CH:Swiss:schweizerisch|Schweizer:suisse|suissesse:suizo|suiza:suíço|suíça:svizzero|svizzera:Zwitsers
SY:Syrian:syrisch:syrien|syrienne:sirio|siria:sírio|síria:siriano|siriana:Syrisch
TW:Taiwanese:taiwanisch|taiwanesisch:taïwanais|taïwanaise:taiwanés|taiwanesa:taiwanês|taiwanesa:taiwanese:Taiwanees
TJ:Tajik|Tajikistani|Tadzhik:tadschikisch:tadjik|tadjike:tayiko|tayika:tadjique:tagiko:Tadzjieks
TZ:Tanzanian:tansanisch:tanzanien|tanzanienne:tanzano|tanzana:tanzaniano:tanzaniano:Tanzaniaans
TH:Thai:thailändisch:thaïlandais|thaïlandaise:tailandés|tailandesa:tailandês|tailandesa:thailandese|tailandese:Thais|Thai
TL:Timorese|East Timorese:timoresisch|osttimorisch:timorais|est-timorais:timorense:timorense:timorese:Oost-Timorees
TG:Togolese:togoisch:togolais|togolaise:togolés|togolesa:togolês|togolesa:togolese:Togolees
TO:Tongan:tongaisch:tongien|tongienne:tongano:tonganês:tongano:Tongaans
TT:Trinidadian|Tobagonian|Trinidadian and Tobagonian|Trinidadian, Tobagonian:trinidadisch|trinidisch:trinidadien|trinidadienne:trinitense:trinitário:trinidadiano:Trinidadiaans
TN:Tunisian:tunesisch:tunisien|tunisienne:tunecino|tunecina:tunisiano|tunisino:tunisino|tunisina:Tunesisch
TR:Turkish|Turk:türkisch:turc|turque:turco|turca:turco|turca:turco|turca:Turks
TM:Turkmen:turkmenisch:turkmène:turcomano|turcomana:turcomeno:turkmeno:Turkmeens
TV:Tuvaluan:tuvaluisch::::::
UG:Ugandan:ugandisch:ougandais|ougandaise:ugandés|ugandesa:ugandense:ugandese:Oegandees
UA:Ukrainian:ukrainisch:ukrainien|ukrainienne:ucraniano|ucraniana:ucraniano|ucraniana:ucraino|ucraina:Oekraïens
AE:Emirati|Emirian:emiratisch:émirien|émirati|émiratie:emiratí:emiradense:emiratino|emiratina:Emiraats
GB:British|Briton|English|Scottish|Welsh|Northern Irish|Englishman|Scot:britisch|englisch|schottisch:britannique|anglais|anglaise|écossais|écossaise|gallois:británico|británica|inglés|inglesa|escocés:britânico|britânica|inglês|inglesa|escocês:britannico|britannica|inglese|scozzese|gallese:Brits|Engels|Schots
US:American|US American|U.S. American|US:amerikanisch|US-amerikanisch:américain|américaine|états-unien:estadounidense|americano|americana|norteamericano:americano|americana|norte-americano|estadunidense:americano|americana|statunitense:Amerikaans
UY:Uruguayan:uruguayisch:uruguayen|uruguayenne:uruguayo|uruguaya:uruguaio|uruguaia:uruguaiano|uruguaiana:Uruguayaans
UZ:Uzbek|Uzbekistani:usbekisch:ouzbek|ouzbèke:uzbeko|uzbeka:uzbeque:uzbeko|uzbeka:Oezbeeks
VU:Ni-Vanuatu|Vanuatuan::::::
VE:Venezuelan:venezolanisch:vénézuélien|vénézuélienne:venezolano|venezolana:venezuelano|venezuelana:venezuelano|venezuelana:Venezolaans
VN:Vietnamese:vietnamesisch:vietnamien|vietnamienne:vietnamita:vietnamita:vietnamita:Vietnamees
YE:Yemeni|Yemenite:jemenitisch:yéménite:yemení:iemenita:yemenita:Jemenitisch
ZM:Zambian:sambisch:zambien|zambienne:zambiano|zambiana:zambiano:zambiano:Zambiaans
ZW:Zimbabwean:simbabwisch:zimbabwéen|zimbabwéenne:zimbabuense:zimbabuano:zimbabwese|zimbabwiano:Zimbabwaans
XK:Kosovar|Kosovan:kosovarisch:kosovar|kosovare:kosovar:kosovar|kosovense:kosovaro:Kosovaars
`;

const rows: readonly (readonly string[])[] = LINES.trim()
  .split("\n")
  .map((line) => line.split(":"));

export const DEMONYMS: readonly (readonly string[])[] = rows.map(([, ...words]) => words);
export const COUNTRIES_OF_DEMONYMS: readonly string[] = rows.map(([country = ""]) => country);
