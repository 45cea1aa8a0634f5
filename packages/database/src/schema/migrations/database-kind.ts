export type DatabaseKind = "postgres" | "sqlite";
