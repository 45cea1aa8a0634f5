import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { SqlScreen } from "../../features/sql/sql-screen.tsx";
import { resetMessages } from "../../lib/messages.ts";

/** One screen behind both addresses, so that the editor stays when a query gets the address of its view. */
export function SqlRoute() {
  const { viewId } = useParams({ strict: false });
  const navigate = useNavigate();
  // Messages about a table do not apply to a query.
  useEffect(resetMessages, []);
  return (
    <SqlScreen
      viewId={viewId ?? null}
      onView={(id) => void navigate({ to: "/view/$viewId", params: { viewId: id } })}
    />
  );
}
