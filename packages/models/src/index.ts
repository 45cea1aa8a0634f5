export {
  type ClassProbability,
  type ClassScores,
  type ColumnClassifier,
  committedClassifier,
} from "./column-classes/column-classifier.ts";
export type { ColumnSample, SampledValue } from "./column-classes/column-sample.ts";
export type { ClassRecogniser } from "./column-classes/features.ts";
export { headerLogOdds } from "./header-detection/header-model.ts";
export { ColumnProfile, type ValueForm, valueForm } from "./missing-data/column-profile.ts";
export { type Candidate, findPlace } from "./missing-data/features.ts";
export { missingProbability } from "./missing-data/missing-model.ts";
export type { MeantWord, SuspectWord, WordColumn } from "./misspelt-words/suspect-word.ts";
export { type LikelyWord, likelyWords } from "./misspelt-words/word-model.ts";
export { applyCurves, type Statement } from "./probability-curves/curves.ts";
