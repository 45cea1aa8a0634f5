/** Limits and addresses of this installation; until they arrive, the defaults of the contract apply. */
import { LIMITS, type SettingsReply } from "@limpid/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "./api.ts";

type Defaults = Omit<SettingsReply, "privacy">;

const DEFAULTS: Defaults = {
  upload_mb: LIMITS.uploadMb,
  page_size: LIMITS.pageSize,
  clean_row_limit: LIMITS.cleanRows,
  contact_email: "",
  public_url: "",
  build_date: "",
  formats: [],
};

export function useSettings(): Defaults {
  return useLoadedSettings() ?? DEFAULTS;
}

/** Returns null until the settings are loaded, because statements about data must be true. */
export function usePrivacy(): SettingsReply["privacy"] | null {
  return useLoadedSettings()?.privacy ?? null;
}

function useLoadedSettings(): SettingsReply | undefined {
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => call("settings", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: true,
    retryDelay: LIMITS.maintenanceRetryMs,
  });
  return data;
}
