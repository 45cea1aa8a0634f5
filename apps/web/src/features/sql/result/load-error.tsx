/** Why the rows of a result are not there. */
import { CLIENT_ERRORS } from "@limpid/contract";
import { ApiProblem } from "../../../lib/api-problem.ts";
import { StateScreen } from "../../../ui/state-screen.tsx";

export function LoadError({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiProblem)) return <StateScreen title={CLIENT_ERRORS.pageFetchFailed} />;
  return <StateScreen title={error.title}>{error.detail}</StateScreen>;
}
