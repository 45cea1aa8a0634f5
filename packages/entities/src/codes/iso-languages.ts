/** The source of the tables of languages, for tools/data alone. */
export { iso6393, iso6393To1 } from "iso-639-3";
