/** Words for colours: those of CSS, of shops and of other languages, and the words that shade them. */
const CSS =
  "white bisque blue cadetblue chartreuse chocolate coral antiquewhite aqua azure whitesmoke papayawhip plum blanchedalmond black gold goldenrod gainsboro cornsilk cornflowerblue burlywood aquamarine beige crimson cyan darkblue darkcyan darkgoldenrod darkkhaki darkgray darkgreen darkgrey peachpuff darkmagenta darkred darkorchid darkorange darkslateblue gray darkslategray darkslategrey deeppink deepskyblue wheat firebrick floralwhite ghostwhite darkviolet magenta green dodgerblue grey honeydew hotpink blueviolet forestgreen lawngreen indianred indigo fuchsia brown maroon mediumblue lightcoral darkturquoise lightcyan ivory lightyellow lightsalmon lightseagreen linen mediumaquamarine lemonchiffon lime khaki mediumseagreen limegreen mediumspringgreen lightskyblue lightblue midnightblue lightpink mistyrose moccasin mintcream lightslategray lightslategrey navajowhite navy mediumvioletred powderblue palegoldenrod oldlace paleturquoise mediumturquoise mediumorchid rebeccapurple lightsteelblue mediumslateblue thistle tan orchid mediumpurple purple pink skyblue springgreen palegreen red yellow slateblue lavenderblush peru palevioletred violet teal slategray slategrey aliceblue darkseagreen darkolivegreen greenyellow seagreen seashell tomato silver sienna lavender lightgreen orange orangered steelblue royalblue turquoise yellowgreen salmon saddlebrown sandybrown rosybrown darksalmon lightgoldenrodyellow snow lightgrey lightgray dimgray dimgrey olivedrab olive";
const SHADES =
  "light dark bright deep pale medium soft hot neon pastel metallic matte matt glossy vivid dusty washed dirty royal off true warm cool baby sky ocean forest army navy rose jet hell dunkel clair foncé claro oscuro escuro chiaro scuro licht donker";
const ENGLISH =
  "multi multicolor multicolour multicolored assorted transparent clear natural nude champagne bronze copper brass charcoal cream burgundy wine mint mustard taupe camel rust sand rose blush mauve lilac apricot peach amber emerald ruby sapphire jade olive graphite slate stone oatmeal ecru espresso mocha coffee caramel chocolate cognac denim ash smoke pewter platinum titanium steel midnight cobalt cerulean aqua seafoam sage moss pistachio lemon cherry berry raspberry plum grape eggplant aubergine mahogany walnut oak chestnut cinnamon terracotta brick blonde brunette hazel fuchsia offwhite rainbow heather marine petrol anthracite mink leopard camo camouflage tie-dye rosegold spacegray gunmetal";
const OTHER =
  "schwarz weiss weiß grau rot grün blau gelb braun rosa violett türkis silber beige bunt mehrfarbig anthrazit dunkelblau hellblau dunkelgrün hellgrün dunkelrot hellgrau dunkelgrau noir blanc gris rouge vert bleu jaune marron rose argent doré or orange noire blanche grise verte bleue multicolore negro blanco rojo verde azul amarillo marrón morado plata dorado naranja negra blanca roja amarilla celeste granate preto branco cinza vermelho amarelo castanho roxo prata dourado laranja nero bianco grigio rosso blu giallo marrone viola argento oro arancione azzurro zwart wit grijs rood groen blauw geel bruin paars zilver goud oranje roze turquoise svart vit grå röd grön blå gul brun czarny biały szary czerwony zielony niebieski żółty brązowy чёрный черный белый серый красный зелёный зеленый синий голубой жёлтый желтый коричневый";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const SHADE_WORDS = toSet(SHADES);
const COLOUR_WORDS = toSet(`${CSS} ${ENGLISH} ${OTHER}`);

/** Whether a word in small letters is a colour. */
export function isColourWord(word: string): boolean {
  return COLOUR_WORDS.has(word);
}

/** Whether a word in small letters shades a colour ("light"). */
export function isShadeWord(word: string): boolean {
  return SHADE_WORDS.has(word);
}
