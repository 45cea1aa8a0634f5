import { useNavigate, useParams } from "@tanstack/react-router";
import { SqlScreen } from "../../features/sql/sql-screen.tsx";

/** One screen behind both addresses, so that the editor stays when a query gets the address of its view. */
export function SqlRoute() {
  const { viewId } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <SqlScreen
      viewId={viewId ?? null}
      onView={(id) => void navigate({ to: "/view/$viewId", params: { viewId: id } })}
    />
  );
}
