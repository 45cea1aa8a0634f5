/**
 * The units people write in tables: a subset of UCUM, with the names and short forms of seven languages.
 * Sources: UCUM 2.1 (codes and exact factors); NIST SP 811 appendix B (factors of customary units).
 */

/**
 * Each line: symbol, how many of the quantity's base unit it makes (exact), other spellings; parted by bars. After an @
 * stands what is added to the value before (°C to K).
 */
export const UNIT_TABLE = {
  mass: `
    kg|1|kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes,kilogramm,kilogramo,kilogramos,quilo,quilos,quilograma,quilogramas,chilo,chili,chilogrammo,chilogrammi,кг,公斤,千克
    g|0.001|gr,grs,gm,gms,gram,grams,gramme,grammes,gramm,gramo,gramos,grama,gramas,grammo,grammi,г,гр,克
    mg|0.000001|milligram,milligrams,milligramme,milligrammes,milligramm,miligramo,miligramos,miligrama,miligramas,milligrammo,milligrammi,мг
    µg|0.000000001|μg,ug,mcg,microgram,micrograms,microgramme,microgrammes,mikrogramm,microgramo,microgramos
    t|1000|to,ton,tons,tonne,tonnes,tonnen,tonelada,toneladas,tonnellata,tonnellate,mt,metric ton,metric tons,т
    lb|0.45359237|lbs,lbs.,lb.,pound,pounds,libra,libras,pfund,livre,livres
    oz|0.028349523125|oz.,ozs,ounce,ounces,unze,unzen,once,onces,onza,onzas,onça,onças,oncia,once
    st|6.35029318|stone,stones
    ct|0.0002|carat,carats
    gn|0.00006479891|grain,grains
    cwt|50.80234544|hundredweight
    q|100|quintal,quintals,quintaux,quintales`,
  length: `
    m|1|mtr,mtrs,meter,meters,metre,metres,mètre,mètres,metro,metros,metri,м,米
    km|1000|kms,kilometer,kilometers,kilometre,kilometres,kilomètre,kilomètres,kilómetro,kilómetros,kilometro,quilômetro,quilômetros,chilometro,chilometri,км,公里
    cm|0.01|cms,centimeter,centimeters,centimetre,centimetres,centimètre,centimètres,zentimeter,centímetro,centímetros,centimetro,centimetri,см,厘米
    mm|0.001|mms,millimeter,millimeters,millimetre,millimetres,millimètre,millimètres,milímetro,milímetros,millimetro,millimetri,мм,毫米
    dm|0.1|decimeter,decimeters,dezimeter,decimetre
    µm|0.000001|μm,um,micron,microns,micrometer,micrometers,mikrometer
    nm|0.000000001|nanometer,nanometers,nanometre,nanometres
    in|0.0254|in.,",″,”,'',inch,inches,zoll,pouce,pouces,pulgada,pulgadas,polegada,polegadas,pollice,pollici,duim
    ft|0.3048|ft.,',′,’,foot,feet,fuß,fuss,pied,pieds,pie,pies,pé,pés,piede,piedi,voet
    yd|0.9144|yds,yd.,yard,yards
    mi|1609.344|mi.,mile,miles,meile,meilen,mille,milles,milla,millas,milha,milhas,miglio,miglia,mijl
    nmi|1852|nautical mile,nautical miles,seemeile,seemeilen
    au|149597870700|astronomical unit,astronomical units
    ly|9460730472580800|light-year,light-years,light year,light years,lichtjahr,lichtjahre`,
  area: `
    m²|1|m2,m^2,sqm,sq m,sq. m,sq.m,qm,sq meter,sq meters,square meter,square meters,square metre,square metres,quadratmeter,mètre carré,mètres carrés,metro cuadrado,metros cuadrados,metro quadrado,metros quadrados,metro quadrato,metri quadrati,mq,mts2,vierkante meter,м²,м2,平方米,㎡
    km²|1000000|km2,km^2,sqkm,sq km,sq. km,square kilometer,square kilometers,square kilometre,square kilometres,quadratkilometer,км²
    cm²|0.0001|cm2,cm^2,sq cm,square centimeter,square centimeters,quadratzentimeter
    mm²|0.000001|mm2,mm^2,sq mm,square millimeter,square millimeters,quadratmillimeter
    ha|10000|hectare,hectares,hektar,hectárea,hectáreas,hectare,ettaro,ettari,га
    a|100|are,ares,ar
    ac|4046.8564224|acre,acres,acs
    ft²|0.09290304|ft2,ft^2,sqft,sq ft,sq. ft,sq. ft.,sq.ft.,sq.ft,square foot,square feet,sf
    in²|0.00064516|in2,in^2,sq in,sq. in.,square inch,square inches
    yd²|0.83612736|yd2,yd^2,sq yd,sq. yd.,square yard,square yards
    mi²|2589988.110336|mi2,mi^2,sq mi,sq. mi.,sqmi,square mile,square miles`,
  volume: `
    l|1|L,ℓ,lt,ltr,ltrs,liter,liters,litre,litres,litro,litros,litri,л,升
    ml|0.001|mL,mls,milliliter,milliliters,millilitre,millilitres,mililitro,mililitros,millilitro,millilitri,cc,ccm,мл,毫升
    cl|0.01|cL,centiliter,centiliters,centilitre,centilitres,zentiliter,centilitro,centilitri
    dl|0.1|dL,deciliter,decilitre,deziliter
    µl|0.000001|µL,μl,μL,ul,uL,microliter,microliters
    hl|100|hL,hectoliter,hectolitre,hektoliter
    m³|1000|m3,m^3,cbm,cu m,cubic meter,cubic meters,cubic metre,cubic metres,kubikmeter,mètre cube,mètres cubes,metro cúbico,metros cúbicos,metro cubo,metri cubi
    cm³|0.001|cm3,cm^3,cubic centimeter,cubic centimeters,kubikzentimeter
    dm³|1|dm3,dm^3,cubic decimeter
    fl oz|0.0295735295625|fl. oz.,fl. oz,fl.oz.,floz,fluid ounce,fluid ounces
    oz|0.0295735295625|oz.,ounce,ounces
    gal|3.785411784|gal.,gals,gallon,gallons,gallone,gallonen,galón,galones
    qt|0.946352946|qt.,qts,quart,quarts
    pt|0.473176473|pt.,pts,pint,pints
    cup|0.2365882365|cups,tasse,tassen,tasses,taza,tazas
    tbsp|0.01478676478125|tbsp.,tbs,tablespoon,tablespoons,el,esslöffel
    tsp|0.00492892159375|tsp.,teaspoon,teaspoons,tl,teelöffel
    ft³|28.316846592|ft3,ft^3,cu ft,cu. ft.,cubic foot,cubic feet,cf
    in³|0.016387064|in3,in^3,cu in,cu. in.,cubic inch,cubic inches
    bbl|158.987294928|barrel,barrels`,
  speed: `
    m/s|1|mps,m s-1,meters per second,metres per second,meter pro sekunde,м/с
    km/h|5/18|kmh,kph,kmph,km/hr,kmt,km h,kilometers per hour,kilometres per hour,stundenkilometer,км/ч
    mph|0.44704|mi/h,miles per hour,mi/hr
    kn|463/900|kt,kts,knot,knots,knoten,nœuds,nudos,nodi
    ft/s|0.3048|fps,feet per second,ft/sec
    km/s|1000|kilometers per second
    cm/s|0.01|cm/sec
    mm/s|0.001|mm/sec`,
  temperature: `
    °C|1@273.15|° C,ºC,º C,℃,C,c,celsius,degrees celsius,degree celsius,degc,deg c,deg. c,grad celsius,degrés celsius,grados celsius,graus celsius,gradi celsius,degrees c,centigrade
    °F|5/9@459.67|° F,ºF,º F,℉,F,f,fahrenheit,degrees fahrenheit,degree fahrenheit,degf,deg f,deg. f,degrees f,grad fahrenheit
    K|1|kelvin,kelvins,°K
    °|1|º,deg,deg.,degree,degrees,grad,degrés,grados,graus,gradi,graden`,
  energy: `
    J|1|joule,joules
    kJ|1000|kj,KJ,kilojoule,kilojoules
    MJ|1000000|megajoule,megajoules
    GJ|1000000000|gigajoule,gigajoules
    cal|4.184|gram calorie,small calorie
    kcal|4184|Kcal,KCAL,Cal,calories,kilocalorie,kilocalories,kilokalorie,kilokalorien,kalorien,cals,calorías,calorias,kilocalorías,calorie,ккал
    Wh|3600|wh,watt hour,watt hours,wattstunden
    kWh|3600000|kwh,KWH,kWH,KWh,kilowatt hour,kilowatt hours,kilowatt-hour,kilowattstunde,kilowattstunden
    MWh|3600000000|mwh,MWH,megawatt hour,megawatt hours
    GWh|3600000000000|gwh,GWH
    TWh|3600000000000000|twh,TWH
    BTU|1055.05585262|btu,Btu,btus
    therm|105505585.262|therms
    eV|0.0000000000000000001602176634|ev,electronvolt`,
  "data size": `
    B|1|b,byte,bytes,octet,octets,o
    kB|1000|KB,kb,K,k,kilobyte,kilobytes,ko,Ko
    MB|1000000|mb,M,megabyte,megabytes,mo,Mo,megs,meg
    GB|1000000000|gb,G,gigabyte,gigabytes,go,Go,gig,gigs
    TB|1000000000000|tb,Tb,T,terabyte,terabytes,to,To
    PB|1000000000000000|pb,petabyte,petabytes
    EB|1000000000000000000|exabyte,exabytes
    Kb|1000|
    Mb|1000000|
    Gb|1000000000|
    KiB|1024|kib,kibibyte,kibibytes
    MiB|1048576|mib,mebibyte,mebibytes
    GiB|1073741824|gib,gibibyte,gibibytes
    TiB|1099511627776|tib,tebibyte,tebibytes
    PiB|1125899906842624|pib,pebibyte,pebibytes
    bit|0.125|bits
    kbit|125|kilobit,kilobits
    Mbit|125000|megabit,megabits
    Gbit|125000000|gigabit,gigabits`,
  power: `
    W|1|w,watt,watts
    kW|1000|kw,KW,kilowatt,kilowatts
    MW|1000000|megawatt,megawatts
    GW|1000000000|gigawatt,gigawatts
    mW|0.001|milliwatt,milliwatts
    hp|745.69987158227022|bhp,horsepower,ch,cv
    PS|735.49875|ps,pferdestärke,pferdestärken`,
  pressure: `
    Pa|1|pascal,pascals
    hPa|100|hpa,hectopascal
    kPa|1000|kpa,kilopascal
    MPa|1000000|mpa,megapascal
    bar|100000|bars
    mbar|100|millibar,millibars
    mmHg|133.322387415|mm hg,mmhg,mm[Hg]
    inHg|3386.388640341|in hg,inhg,"hg
    psi|6894.757293168|psig,psia
    atm|101325|atmosphere,atmospheres`,
  frequency: `
    Hz|1|hz,hertz
    kHz|1000|khz,KHz,kilohertz
    MHz|1000000|mhz,megahertz
    GHz|1000000000|ghz,Ghz,gigahertz
    rpm|1/60|RPM,r/min,u/min,tr/min
    bpm|1/60|BPM,beats per minute`,
  voltage: `
    V|1|volt,volts,VDC,VAC
    mV|0.001|millivolt,millivolts
    kV|1000|kv,kilovolt,kilovolts`,
  current: `
    A|1|amp,amps,ampere,amperes
    mA|0.001|ma,milliamp,milliamps
    Ah|3600|ah,amp hour
    mAh|3.6|mah,MAH`,
  resistance: `
    Ω|1|Ω,ohm,ohms
    kΩ|1000|kΩ,kohm,kiloohm
    MΩ|1000000|MΩ,Mohm,megaohm`,
  duration: `
    s|1|sec,sec.,secs,second,seconds,sek,sek.,sekunde,sekunden,seconde,secondes,segundo,segundos,secondo,secondi
    ms|0.001|msec,millisecond,milliseconds,millisekunden
    µs|0.000001|μs,us,microsecond,microseconds
    ns|0.000000001|nanosecond,nanoseconds
    min|60|min.,mins,minute,minutes,minuten,minuto,minutos,minuti
    h|3600|hr,hrs,hour,hours,std,std.,stunde,stunden,heure,heures,hora,horas,ora,ore,uur
    d|86400|day,days,tag,tage,jour,jours,día,días,dia,dias,giorno,giorni,dag,dagen
    wk|604800|week,weeks,woche,wochen,semaine,semaines,semana,semanas,settimana,settimane
    mo|2629800|month,months,monat,monate,mois,mes,meses,mês,mese,mesi,maand,maanden
    yr|31557600|yrs,year,years,jahr,jahre,an,ans,année,années,año,años,ano,anos,anno,anni,jaar`,
  force: `
    N|1|newton,newtons
    kN|1000|kilonewton
    lbf|4.4482216152605|lb-f`,
  torque: `
    Nm|1|N·m,N-m,N m,newton metre,newton meter
    lb-ft|1.3558179483314004|ft-lb,lb ft,ft lb,lbft,pound-feet`,
  angle: `
    rad|1|radian,radians`,
  concentration: `
    mg/l|1|mg/L,mg/dm3,milligrams per liter
    g/l|1000|g/L,grams per liter
    µg/l|0.001|µg/L,μg/l,ug/l,ug/L
    mg/dl|10|mg/dL
    g/dl|10000|g/dL
    ng/ml|0.001|ng/mL
    mg/ml|1000|mg/mL`,
  "amount of substance": `
    mol|1|mole,moles
    mmol|0.001|millimole
    mmol/l|1|mmol/L,mM
    µmol/l|0.001|µmol/L,umol/l,umol/L`,
  density: `
    kg/m³|1|kg/m3,kg/m^3
    g/cm³|1000|g/cm3,g/cm^3,g/cc
    g/ml|1000|g/mL
    µg/m³|0.000000001|µg/m3,μg/m3,μg/m³,ug/m3,ug/m³
    persons/km²|1|/km2,/km²,people/km2,people/km²,inh/km2,inhabitants per km2`,
  "surface density": `
    kg/m²|1|kg/m2,kg/m^2
    g/m²|0.001|g/m2,gsm,g/m^2`,
  "energy flow": `
    W/m²|1|W/m2,W/m^2
    kWh/m²|3600000|kWh/m2`,
  flow: `
    m³/s|1|m3/s,cms,cumecs
    m³/h|1/3600|m3/h,cbm/h
    l/min|1/60000|L/min,lpm
    l/s|0.001|L/s
    l/h|1/3600000|L/h,lph
    cfs|0.028316846592|ft3/s,ft³/s
    gpm|0.0000630901964|gal/min`,
  "fuel use": `
    l/100 km|1|l/100km,L/100km,L/100 km
    g/km|1|g CO2/km,gCO2/km`,
  "fuel economy": `
    mpg|1|miles per gallon
    km/l|2.352145833|km/L`,
  acidity: `
    pH|1|ph`,
  radiation: `
    Sv|1|sievert
    mSv|0.001|millisievert
    µSv|0.000001|μSv,uSv`,
  radioactivity: `
    Bq|1|becquerel
    kBq|1000|kilobecquerel`,
  "data rate": `
    bit/s|1|bps,b/s
    kbit/s|1000|kbps,kb/s
    Mbit/s|1000000|Mbps,mbps,Mb/s
    Gbit/s|1000000000|Gbps,gbps,Gb/s`,
  luminosity: `
    lm|1|lumen,lumens
    lx|1|lux
    cd|1|candela`,
  loudness: `
    dB|1|db,decibel,decibels,dB(A),dBA`,
  resolution: `
    px|1|pixel,pixels
    MP|1000000|mp,megapixel,megapixels
    dpi|1|DPI,ppi`,
  share: `
    %|1|percent,prozent,pct
    ‰|0.1|promille,permille
    ppm|0.0001|PPM
    ppb|0.0000001|PPB`,
  activity: `
    IU|1|I.U.,UI,IE
    kat|1|katal`,
} as const satisfies Readonly<Record<string, string>>;

export type Quantity = keyof typeof UNIT_TABLE;
