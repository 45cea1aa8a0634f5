import { useMediaQuery } from "@mantine/hooks";

/** A table of fixed size in columns and rows has no room there. */
export const PHONE = "(max-width: 640px)";

export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
