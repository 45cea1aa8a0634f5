import { useState } from "react";
import { useSettings } from "../../lib/use-settings.ts";
import { LinkIcon } from "../../ui/icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { isValidUrl } from "./is-valid-url.ts";
import type { Upload } from "./use-upload.ts";
import { WayCard } from "./way-card.tsx";

/** A file from the web, which the server fetches. */
export function UrlCard({ upload }: { readonly upload: Upload }) {
  const host = useSettings().public_url || location.origin;
  const [url, setUrl] = useState("");
  const isValid = isValidUrl(url, host);
  return (
    <WayCard
      kind="url"
      icon={<LinkIcon />}
      title="A URL"
      upload={upload}
      source={isValid ? { kind: "url", url } : null}
    >
      <TextField
        label="URL of a file"
        inputMode="url"
        placeholder={host}
        value={url}
        onChange={(typed) => {
          setUrl(typed);
          upload.setError("url", null);
        }}
        validity={url === "" ? "none" : isValid ? "valid" : "invalid"}
        isDisabled={upload.state.kind === "sending"}
      />
      <p className="soft small">
        Starts with https://{!host.startsWith("https://") && ` or ${host}`}. The server fetches it once; nothing else is
        sent there.
      </p>
    </WayCard>
  );
}
